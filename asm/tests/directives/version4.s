.amdhsa_code_object_version 4
.text
s_endpgm
