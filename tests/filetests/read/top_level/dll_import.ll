; test read
; target gfx906
@x = dllimport global i32 0
; errors gfx906
;> dll_import.ll:3:6: error: symbols of DLLs cannot be imported
;> @x = dllimport global i32 0
;>      ^
