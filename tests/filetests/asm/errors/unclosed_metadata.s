; test asm
; target gfx906
s_nop 0
.amdgpu_metadata
---
; errors gfx906
;> unclosed_metadata.s:4:1: error: expected directive .end_amdgpu_metadata not found
;> .amdgpu_metadata
;> ^
