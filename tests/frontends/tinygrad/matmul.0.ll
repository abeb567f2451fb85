define amdgpu_kernel void @r_2_8_16_4_4_16_4(float* noalias align 32 %data0, float* noalias align 32 %data1, float* noalias align 32 %data2) #0
{
  %reg_0 = alloca [16 x float]
  %v0 = tail call i32 @llvm.amdgcn.workgroup.id.x(); 
  %v1 = tail call i32 @llvm.amdgcn.workitem.id.x(); 
  %v2 = tail call i32 @llvm.amdgcn.workitem.id.y(); 
  %v3 = getelementptr inbounds float, float* %reg_0, i32 0
  %v4 = getelementptr inbounds float, float* %reg_0, i32 1
  %v5 = getelementptr inbounds float, float* %reg_0, i32 2
  %v6 = getelementptr inbounds float, float* %reg_0, i32 3
  %v7 = getelementptr inbounds float, float* %reg_0, i32 4
  %v8 = getelementptr inbounds float, float* %reg_0, i32 5
  %v9 = getelementptr inbounds float, float* %reg_0, i32 6
  %v10 = getelementptr inbounds float, float* %reg_0, i32 7
  %v11 = getelementptr inbounds float, float* %reg_0, i32 8
  %v12 = getelementptr inbounds float, float* %reg_0, i32 9
  %v13 = getelementptr inbounds float, float* %reg_0, i32 10
  %v14 = getelementptr inbounds float, float* %reg_0, i32 11
  %v15 = getelementptr inbounds float, float* %reg_0, i32 12
  %v16 = getelementptr inbounds float, float* %reg_0, i32 13
  %v17 = getelementptr inbounds float, float* %reg_0, i32 14
  %v18 = getelementptr inbounds float, float* %reg_0, i32 15
  %v19 = shl i32 %v0, 11
  %v20 = shl i32 %v1, 8
  %v21 = add nsw i32 %v19, %v20
  %v22 = shl i32 %v2, 2
  store float 0.0, float* %v3
  store float 0.0, float* %v4
  store float 0.0, float* %v5
  store float 0.0, float* %v6
  store float 0.0, float* %v7
  store float 0.0, float* %v8
  store float 0.0, float* %v9
  store float 0.0, float* %v10
  store float 0.0, float* %v11
  store float 0.0, float* %v12
  store float 0.0, float* %v13
  store float 0.0, float* %v14
  store float 0.0, float* %v15
  store float 0.0, float* %v16
  store float 0.0, float* %v17
  store float 0.0, float* %v18
  br label %loop_entry_0
loop_entry_0:
  br label %loop_latch_0
loop_latch_0:
  %v39 = phi i32 [ 0, %loop_entry_0 ], [ %v39phi, %loop_footer_0 ]
  %v39phi = add i32 %v39, 1
  %v39cmp = icmp ult i32 %v39, 16
  br i1 %v39cmp, label %loop_body_0, label %loop_exit_0
loop_body_0:
  %v40 = getelementptr inbounds float, float* %reg_0, i32 0
  %v41 = load float, float* %v40
  %v42 = getelementptr inbounds float, float* %reg_0, i32 1
  %v43 = load float, float* %v42
  %v44 = getelementptr inbounds float, float* %reg_0, i32 2
  %v45 = load float, float* %v44
  %v46 = getelementptr inbounds float, float* %reg_0, i32 3
  %v47 = load float, float* %v46
  %v48 = getelementptr inbounds float, float* %reg_0, i32 4
  %v49 = load float, float* %v48
  %v50 = getelementptr inbounds float, float* %reg_0, i32 5
  %v51 = load float, float* %v50
  %v52 = getelementptr inbounds float, float* %reg_0, i32 6
  %v53 = load float, float* %v52
  %v54 = getelementptr inbounds float, float* %reg_0, i32 7
  %v55 = load float, float* %v54
  %v56 = getelementptr inbounds float, float* %reg_0, i32 8
  %v57 = load float, float* %v56
  %v58 = getelementptr inbounds float, float* %reg_0, i32 9
  %v59 = load float, float* %v58
  %v60 = getelementptr inbounds float, float* %reg_0, i32 10
  %v61 = load float, float* %v60
  %v62 = getelementptr inbounds float, float* %reg_0, i32 11
  %v63 = load float, float* %v62
  %v64 = getelementptr inbounds float, float* %reg_0, i32 12
  %v65 = load float, float* %v64
  %v66 = getelementptr inbounds float, float* %reg_0, i32 13
  %v67 = load float, float* %v66
  %v68 = getelementptr inbounds float, float* %reg_0, i32 14
  %v69 = load float, float* %v68
  %v70 = getelementptr inbounds float, float* %reg_0, i32 15
  %v71 = load float, float* %v70
  %v72 = shl i32 %v39, 2
  %v73 = add nsw i32 %v21, %v72
  %v74 = add nsw i32 %v73, 64
  %v75 = getelementptr inbounds float, float* %data1, i32 %v74
  %v76 = load <4 x float>, <4 x float>* %v75
  %v77 = add nsw i32 %v73, 128
  %v78 = getelementptr inbounds float, float* %data1, i32 %v77
  %v79 = load <4 x float>, <4 x float>* %v78
  %v80 = add nsw i32 %v73, 192
  %v81 = getelementptr inbounds float, float* %data1, i32 %v80
  %v82 = load <4 x float>, <4 x float>* %v81
  %v83 = getelementptr inbounds float, float* %data1, i32 %v73
  %v84 = load <4 x float>, <4 x float>* %v83
  %v85 = shl i32 %v39, 8
  %v86 = add nsw i32 %v22, %v85
  %v87 = add nsw i32 %v86, 64
  %v88 = getelementptr inbounds float, float* %data2, i32 %v87
  %v89 = load <4 x float>, <4 x float>* %v88
  %v90 = add nsw i32 %v86, 128
  %v91 = getelementptr inbounds float, float* %data2, i32 %v90
  %v92 = load <4 x float>, <4 x float>* %v91
  %v93 = add nsw i32 %v86, 192
  %v94 = getelementptr inbounds float, float* %data2, i32 %v93
  %v95 = load <4 x float>, <4 x float>* %v94
  %v96 = getelementptr inbounds float, float* %data2, i32 %v86
  %v97 = load <4 x float>, <4 x float>* %v96
  %v98 = extractelement <4 x float> %v76, i32 0
  %v99 = extractelement <4 x float> %v76, i32 1
  %v100 = extractelement <4 x float> %v76, i32 2
  %v101 = extractelement <4 x float> %v76, i32 3
  %v102 = extractelement <4 x float> %v79, i32 0
  %v103 = extractelement <4 x float> %v79, i32 1
  %v104 = extractelement <4 x float> %v79, i32 2
  %v105 = extractelement <4 x float> %v79, i32 3
  %v106 = extractelement <4 x float> %v82, i32 0
  %v107 = extractelement <4 x float> %v82, i32 1
  %v108 = extractelement <4 x float> %v82, i32 2
  %v109 = extractelement <4 x float> %v82, i32 3
  %v110 = extractelement <4 x float> %v84, i32 0
  %v111 = extractelement <4 x float> %v84, i32 1
  %v112 = extractelement <4 x float> %v84, i32 2
  %v113 = extractelement <4 x float> %v84, i32 3
  %v114 = extractelement <4 x float> %v89, i32 0
  %v115 = extractelement <4 x float> %v89, i32 1
  %v116 = extractelement <4 x float> %v89, i32 2
  %v117 = extractelement <4 x float> %v89, i32 3
  %v118 = extractelement <4 x float> %v92, i32 0
  %v119 = extractelement <4 x float> %v92, i32 1
  %v120 = extractelement <4 x float> %v92, i32 2
  %v121 = extractelement <4 x float> %v92, i32 3
  %v122 = extractelement <4 x float> %v95, i32 0
  %v123 = extractelement <4 x float> %v95, i32 1
  %v124 = extractelement <4 x float> %v95, i32 2
  %v125 = extractelement <4 x float> %v95, i32 3
  %v126 = extractelement <4 x float> %v97, i32 0
  %v127 = extractelement <4 x float> %v97, i32 1
  %v128 = extractelement <4 x float> %v97, i32 2
  %v129 = extractelement <4 x float> %v97, i32 3
  %v130 = fmul nsz arcp contract afn float %v110, %v126
  %v131 = fmul nsz arcp contract afn float %v111, %v114
  %v132 = fadd nsz arcp contract afn float %v130, %v131
  %v133 = fmul nsz arcp contract afn float %v112, %v118
  %v134 = fadd nsz arcp contract afn float %v132, %v133
  %v135 = fmul nsz arcp contract afn float %v113, %v122
  %v136 = fadd nsz arcp contract afn float %v134, %v135
  %v137 = fadd nsz arcp contract afn float %v41, %v136
  %v138 = fmul nsz arcp contract afn float %v110, %v127
  %v139 = fmul nsz arcp contract afn float %v111, %v115
  %v140 = fadd nsz arcp contract afn float %v138, %v139
  %v141 = fmul nsz arcp contract afn float %v112, %v119
  %v142 = fadd nsz arcp contract afn float %v140, %v141
  %v143 = fmul nsz arcp contract afn float %v113, %v123
  %v144 = fadd nsz arcp contract afn float %v142, %v143
  %v145 = fadd nsz arcp contract afn float %v43, %v144
  %v146 = fmul nsz arcp contract afn float %v110, %v128
  %v147 = fmul nsz arcp contract afn float %v111, %v116
  %v148 = fadd nsz arcp contract afn float %v146, %v147
  %v149 = fmul nsz arcp contract afn float %v112, %v120
  %v150 = fadd nsz arcp contract afn float %v148, %v149
  %v151 = fmul nsz arcp contract afn float %v113, %v124
  %v152 = fadd nsz arcp contract afn float %v150, %v151
  %v153 = fadd nsz arcp contract afn float %v45, %v152
  %v154 = fmul nsz arcp contract afn float %v110, %v129
  %v155 = fmul nsz arcp contract afn float %v111, %v117
  %v156 = fadd nsz arcp contract afn float %v154, %v155
  %v157 = fmul nsz arcp contract afn float %v112, %v121
  %v158 = fadd nsz arcp contract afn float %v156, %v157
  %v159 = fmul nsz arcp contract afn float %v113, %v125
  %v160 = fadd nsz arcp contract afn float %v158, %v159
  %v161 = fadd nsz arcp contract afn float %v47, %v160
  %v162 = fmul nsz arcp contract afn float %v98, %v126
  %v163 = fmul nsz arcp contract afn float %v99, %v114
  %v164 = fadd nsz arcp contract afn float %v162, %v163
  %v165 = fmul nsz arcp contract afn float %v100, %v118
  %v166 = fadd nsz arcp contract afn float %v164, %v165
  %v167 = fmul nsz arcp contract afn float %v101, %v122
  %v168 = fadd nsz arcp contract afn float %v166, %v167
  %v169 = fadd nsz arcp contract afn float %v49, %v168
  %v170 = fmul nsz arcp contract afn float %v98, %v127
  %v171 = fmul nsz arcp contract afn float %v99, %v115
  %v172 = fadd nsz arcp contract afn float %v170, %v171
  %v173 = fmul nsz arcp contract afn float %v100, %v119
  %v174 = fadd nsz arcp contract afn float %v172, %v173
  %v175 = fmul nsz arcp contract afn float %v101, %v123
  %v176 = fadd nsz arcp contract afn float %v174, %v175
  %v177 = fadd nsz arcp contract afn float %v51, %v176
  %v178 = fmul nsz arcp contract afn float %v98, %v128
  %v179 = fmul nsz arcp contract afn float %v99, %v116
  %v180 = fadd nsz arcp contract afn float %v178, %v179
  %v181 = fmul nsz arcp contract afn float %v100, %v120
  %v182 = fadd nsz arcp contract afn float %v180, %v181
  %v183 = fmul nsz arcp contract afn float %v101, %v124
  %v184 = fadd nsz arcp contract afn float %v182, %v183
  %v185 = fadd nsz arcp contract afn float %v53, %v184
  %v186 = fmul nsz arcp contract afn float %v98, %v129
  %v187 = fmul nsz arcp contract afn float %v99, %v117
  %v188 = fadd nsz arcp contract afn float %v186, %v187
  %v189 = fmul nsz arcp contract afn float %v100, %v121
  %v190 = fadd nsz arcp contract afn float %v188, %v189
  %v191 = fmul nsz arcp contract afn float %v101, %v125
  %v192 = fadd nsz arcp contract afn float %v190, %v191
  %v193 = fadd nsz arcp contract afn float %v55, %v192
  %v194 = fmul nsz arcp contract afn float %v102, %v126
  %v195 = fmul nsz arcp contract afn float %v103, %v114
  %v196 = fadd nsz arcp contract afn float %v194, %v195
  %v197 = fmul nsz arcp contract afn float %v104, %v118
  %v198 = fadd nsz arcp contract afn float %v196, %v197
  %v199 = fmul nsz arcp contract afn float %v105, %v122
  %v200 = fadd nsz arcp contract afn float %v198, %v199
  %v201 = fadd nsz arcp contract afn float %v57, %v200
  %v202 = fmul nsz arcp contract afn float %v102, %v127
  %v203 = fmul nsz arcp contract afn float %v103, %v115
  %v204 = fadd nsz arcp contract afn float %v202, %v203
  %v205 = fmul nsz arcp contract afn float %v104, %v119
  %v206 = fadd nsz arcp contract afn float %v204, %v205
  %v207 = fmul nsz arcp contract afn float %v105, %v123
  %v208 = fadd nsz arcp contract afn float %v206, %v207
  %v209 = fadd nsz arcp contract afn float %v59, %v208
  %v210 = fmul nsz arcp contract afn float %v102, %v128
  %v211 = fmul nsz arcp contract afn float %v103, %v116
  %v212 = fadd nsz arcp contract afn float %v210, %v211
  %v213 = fmul nsz arcp contract afn float %v104, %v120
  %v214 = fadd nsz arcp contract afn float %v212, %v213
  %v215 = fmul nsz arcp contract afn float %v105, %v124
  %v216 = fadd nsz arcp contract afn float %v214, %v215
  %v217 = fadd nsz arcp contract afn float %v61, %v216
  %v218 = fmul nsz arcp contract afn float %v102, %v129
  %v219 = fmul nsz arcp contract afn float %v103, %v117
  %v220 = fadd nsz arcp contract afn float %v218, %v219
  %v221 = fmul nsz arcp contract afn float %v104, %v121
  %v222 = fadd nsz arcp contract afn float %v220, %v221
  %v223 = fmul nsz arcp contract afn float %v105, %v125
  %v224 = fadd nsz arcp contract afn float %v222, %v223
  %v225 = fadd nsz arcp contract afn float %v63, %v224
  %v226 = fmul nsz arcp contract afn float %v106, %v126
  %v227 = fmul nsz arcp contract afn float %v107, %v114
  %v228 = fadd nsz arcp contract afn float %v226, %v227
  %v229 = fmul nsz arcp contract afn float %v108, %v118
  %v230 = fadd nsz arcp contract afn float %v228, %v229
  %v231 = fmul nsz arcp contract afn float %v109, %v122
  %v232 = fadd nsz arcp contract afn float %v230, %v231
  %v233 = fadd nsz arcp contract afn float %v65, %v232
  %v234 = fmul nsz arcp contract afn float %v106, %v127
  %v235 = fmul nsz arcp contract afn float %v107, %v115
  %v236 = fadd nsz arcp contract afn float %v234, %v235
  %v237 = fmul nsz arcp contract afn float %v108, %v119
  %v238 = fadd nsz arcp contract afn float %v236, %v237
  %v239 = fmul nsz arcp contract afn float %v109, %v123
  %v240 = fadd nsz arcp contract afn float %v238, %v239
  %v241 = fadd nsz arcp contract afn float %v67, %v240
  %v242 = fmul nsz arcp contract afn float %v106, %v128
  %v243 = fmul nsz arcp contract afn float %v107, %v116
  %v244 = fadd nsz arcp contract afn float %v242, %v243
  %v245 = fmul nsz arcp contract afn float %v108, %v120
  %v246 = fadd nsz arcp contract afn float %v244, %v245
  %v247 = fmul nsz arcp contract afn float %v109, %v124
  %v248 = fadd nsz arcp contract afn float %v246, %v247
  %v249 = fadd nsz arcp contract afn float %v69, %v248
  %v250 = fmul nsz arcp contract afn float %v106, %v129
  %v251 = fmul nsz arcp contract afn float %v107, %v117
  %v252 = fadd nsz arcp contract afn float %v250, %v251
  %v253 = fmul nsz arcp contract afn float %v108, %v121
  %v254 = fadd nsz arcp contract afn float %v252, %v253
  %v255 = fmul nsz arcp contract afn float %v109, %v125
  %v256 = fadd nsz arcp contract afn float %v254, %v255
  %v257 = fadd nsz arcp contract afn float %v71, %v256
  store float %v137, float* %v40
  store float %v145, float* %v42
  store float %v153, float* %v44
  store float %v161, float* %v46
  store float %v169, float* %v48
  store float %v177, float* %v50
  store float %v185, float* %v52
  store float %v193, float* %v54
  store float %v201, float* %v56
  store float %v209, float* %v58
  store float %v217, float* %v60
  store float %v225, float* %v62
  store float %v233, float* %v64
  store float %v241, float* %v66
  store float %v249, float* %v68
  store float %v257, float* %v70
  br label %loop_footer_0
loop_footer_0:
  br label %loop_latch_0
loop_exit_0:
  %v275 = getelementptr inbounds float, float* %reg_0, i32 0
  %v276 = load float, float* %v275
  %v277 = getelementptr inbounds float, float* %reg_0, i32 1
  %v278 = load float, float* %v277
  %v279 = getelementptr inbounds float, float* %reg_0, i32 2
  %v280 = load float, float* %v279
  %v281 = getelementptr inbounds float, float* %reg_0, i32 3
  %v282 = load float, float* %v281
  %v283 = getelementptr inbounds float, float* %reg_0, i32 4
  %v284 = load float, float* %v283
  %v285 = getelementptr inbounds float, float* %reg_0, i32 5
  %v286 = load float, float* %v285
  %v287 = getelementptr inbounds float, float* %reg_0, i32 6
  %v288 = load float, float* %v287
  %v289 = getelementptr inbounds float, float* %reg_0, i32 7
  %v290 = load float, float* %v289
  %v291 = getelementptr inbounds float, float* %reg_0, i32 8
  %v292 = load float, float* %v291
  %v293 = getelementptr inbounds float, float* %reg_0, i32 9
  %v294 = load float, float* %v293
  %v295 = getelementptr inbounds float, float* %reg_0, i32 10
  %v296 = load float, float* %v295
  %v297 = getelementptr inbounds float, float* %reg_0, i32 11
  %v298 = load float, float* %v297
  %v299 = getelementptr inbounds float, float* %reg_0, i32 12
  %v300 = load float, float* %v299
  %v301 = getelementptr inbounds float, float* %reg_0, i32 13
  %v302 = load float, float* %v301
  %v303 = getelementptr inbounds float, float* %reg_0, i32 14
  %v304 = load float, float* %v303
  %v305 = getelementptr inbounds float, float* %reg_0, i32 15
  %v306 = load float, float* %v305
  %v307_0 = insertelement <4 x float> poison, float %v276, i32 0
  %v307_1 = insertelement <4 x float> %v307_0, float %v278, i32 1
  %v307_2 = insertelement <4 x float> %v307_1, float %v280, i32 2
  %v307 = insertelement <4 x float> %v307_2, float %v282, i32 3
  %v308_0 = insertelement <4 x float> poison, float %v284, i32 0
  %v308_1 = insertelement <4 x float> %v308_0, float %v286, i32 1
  %v308_2 = insertelement <4 x float> %v308_1, float %v288, i32 2
  %v308 = insertelement <4 x float> %v308_2, float %v290, i32 3
  %v309_0 = insertelement <4 x float> poison, float %v292, i32 0
  %v309_1 = insertelement <4 x float> %v309_0, float %v294, i32 1
  %v309_2 = insertelement <4 x float> %v309_1, float %v296, i32 2
  %v309 = insertelement <4 x float> %v309_2, float %v298, i32 3
  %v310_0 = insertelement <4 x float> poison, float %v300, i32 0
  %v310_1 = insertelement <4 x float> %v310_0, float %v302, i32 1
  %v310_2 = insertelement <4 x float> %v310_1, float %v304, i32 2
  %v310 = insertelement <4 x float> %v310_2, float %v306, i32 3
  %v311 = add nsw i32 %v21, %v22
  %v312 = add nsw i32 %v311, 64
  %v313 = getelementptr inbounds float, float* %data0, i32 %v312
  %v314 = add nsw i32 %v311, 128
  %v315 = getelementptr inbounds float, float* %data0, i32 %v314
  %v316 = add nsw i32 %v311, 192
  %v317 = getelementptr inbounds float, float* %data0, i32 %v316
  %v318 = getelementptr inbounds float, float* %data0, i32 %v311
  store <4 x float> %v308, <4 x float>* %v313
  store <4 x float> %v309, <4 x float>* %v315
  store <4 x float> %v310, <4 x float>* %v317
  store <4 x float> %v307, <4 x float>* %v318
  ret void
}
attributes #0 = { alwaysinline nounwind "no-builtins" "amdgpu-flat-work-group-size"="1,128" "no-trapping-math"="true" }
