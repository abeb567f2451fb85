s_nop 0
.amdgpu_metadata
---
