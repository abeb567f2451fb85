; test read
; target gfx906
@x = dllimport global i32 0
; errors gfx906
;> dll_import.ll:3:6: error: DLL storage classes are not supported
;> @x = dllimport global i32 0
;>      ^
