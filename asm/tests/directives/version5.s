.amdhsa_code_object_version 5
.text
s_endpgm
