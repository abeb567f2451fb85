; no top-level entity
hello world
