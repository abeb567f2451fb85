define amdgpu_kernel void @r_2_8_16_4_4_16_4(half* noalias align 32 %data0, half* noalias align 32 %data1, half* noalias align 32 %data2) #0
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
  %v40 = shl i32 %v39, 2
  %v41 = add nsw i32 %v21, %v40
  %v42 = add nsw i32 %v41, 64
  %v43 = getelementptr inbounds half, half* %data1, i32 %v42
  %v44 = load <4 x half>, <4 x half>* %v43
  %v45 = add nsw i32 %v41, 128
  %v46 = getelementptr inbounds half, half* %data1, i32 %v45
  %v47 = load <4 x half>, <4 x half>* %v46
  %v48 = add nsw i32 %v41, 192
  %v49 = getelementptr inbounds half, half* %data1, i32 %v48
  %v50 = load <4 x half>, <4 x half>* %v49
  %v51 = getelementptr inbounds half, half* %data1, i32 %v41
  %v52 = load <4 x half>, <4 x half>* %v51
  %v53 = shl i32 %v39, 8
  %v54 = add nsw i32 %v22, %v53
  %v55 = add nsw i32 %v54, 64
  %v56 = getelementptr inbounds half, half* %data2, i32 %v55
  %v57 = load <4 x half>, <4 x half>* %v56
  %v58 = add nsw i32 %v54, 128
  %v59 = getelementptr inbounds half, half* %data2, i32 %v58
  %v60 = load <4 x half>, <4 x half>* %v59
  %v61 = add nsw i32 %v54, 192
  %v62 = getelementptr inbounds half, half* %data2, i32 %v61
  %v63 = load <4 x half>, <4 x half>* %v62
  %v64 = getelementptr inbounds half, half* %data2, i32 %v54
  %v65 = load <4 x half>, <4 x half>* %v64
  %v66 = getelementptr inbounds float, float* %reg_0, i32 0
  %v67 = load float, float* %v66
  %v68 = getelementptr inbounds float, float* %reg_0, i32 1
  %v69 = load float, float* %v68
  %v70 = getelementptr inbounds float, float* %reg_0, i32 2
  %v71 = load float, float* %v70
  %v72 = getelementptr inbounds float, float* %reg_0, i32 3
  %v73 = load float, float* %v72
  %v74 = getelementptr inbounds float, float* %reg_0, i32 4
  %v75 = load float, float* %v74
  %v76 = getelementptr inbounds float, float* %reg_0, i32 5
  %v77 = load float, float* %v76
  %v78 = getelementptr inbounds float, float* %reg_0, i32 6
  %v79 = load float, float* %v78
  %v80 = getelementptr inbounds float, float* %reg_0, i32 7
  %v81 = load float, float* %v80
  %v82 = getelementptr inbounds float, float* %reg_0, i32 8
  %v83 = load float, float* %v82
  %v84 = getelementptr inbounds float, float* %reg_0, i32 9
  %v85 = load float, float* %v84
  %v86 = getelementptr inbounds float, float* %reg_0, i32 10
  %v87 = load float, float* %v86
  %v88 = getelementptr inbounds float, float* %reg_0, i32 11
  %v89 = load float, float* %v88
  %v90 = getelementptr inbounds float, float* %reg_0, i32 12
  %v91 = load float, float* %v90
  %v92 = getelementptr inbounds float, float* %reg_0, i32 13
  %v93 = load float, float* %v92
  %v94 = getelementptr inbounds float, float* %reg_0, i32 14
  %v95 = load float, float* %v94
  %v96 = getelementptr inbounds float, float* %reg_0, i32 15
  %v97 = load float, float* %v96
  %v98 = extractelement <4 x half> %v44, i32 0
  %v99 = extractelement <4 x half> %v44, i32 1
  %v100 = extractelement <4 x half> %v44, i32 2
  %v101 = extractelement <4 x half> %v44, i32 3
  %v102 = extractelement <4 x half> %v47, i32 0
  %v103 = extractelement <4 x half> %v47, i32 1
  %v104 = extractelement <4 x half> %v47, i32 2
  %v105 = extractelement <4 x half> %v47, i32 3
  %v106 = extractelement <4 x half> %v50, i32 0
  %v107 = extractelement <4 x half> %v50, i32 1
  %v108 = extractelement <4 x half> %v50, i32 2
  %v109 = extractelement <4 x half> %v50, i32 3
  %v110 = extractelement <4 x half> %v52, i32 0
  %v111 = extractelement <4 x half> %v52, i32 1
  %v112 = extractelement <4 x half> %v52, i32 2
  %v113 = extractelement <4 x half> %v52, i32 3
  %v114 = extractelement <4 x half> %v57, i32 0
  %v115 = extractelement <4 x half> %v57, i32 1
  %v116 = extractelement <4 x half> %v57, i32 2
  %v117 = extractelement <4 x half> %v57, i32 3
  %v118 = extractelement <4 x half> %v60, i32 0
  %v119 = extractelement <4 x half> %v60, i32 1
  %v120 = extractelement <4 x half> %v60, i32 2
  %v121 = extractelement <4 x half> %v60, i32 3
  %v122 = extractelement <4 x half> %v63, i32 0
  %v123 = extractelement <4 x half> %v63, i32 1
  %v124 = extractelement <4 x half> %v63, i32 2
  %v125 = extractelement <4 x half> %v63, i32 3
  %v126 = extractelement <4 x half> %v65, i32 0
  %v127 = extractelement <4 x half> %v65, i32 1
  %v128 = extractelement <4 x half> %v65, i32 2
  %v129 = extractelement <4 x half> %v65, i32 3
  %v130 = fmul nsz arcp contract afn half %v98, %v126
  %v131 = fpext half %v130 to float
  %v132 = fmul nsz arcp contract afn half %v98, %v127
  %v133 = fpext half %v132 to float
  %v134 = fmul nsz arcp contract afn half %v98, %v128
  %v135 = fpext half %v134 to float
  %v136 = fmul nsz arcp contract afn half %v98, %v129
  %v137 = fpext half %v136 to float
  %v138 = fmul nsz arcp contract afn half %v99, %v114
  %v139 = fpext half %v138 to float
  %v140 = fmul nsz arcp contract afn half %v99, %v115
  %v141 = fpext half %v140 to float
  %v142 = fmul nsz arcp contract afn half %v99, %v116
  %v143 = fpext half %v142 to float
  %v144 = fmul nsz arcp contract afn half %v99, %v117
  %v145 = fpext half %v144 to float
  %v146 = fmul nsz arcp contract afn half %v100, %v118
  %v147 = fpext half %v146 to float
  %v148 = fmul nsz arcp contract afn half %v100, %v119
  %v149 = fpext half %v148 to float
  %v150 = fmul nsz arcp contract afn half %v100, %v120
  %v151 = fpext half %v150 to float
  %v152 = fmul nsz arcp contract afn half %v100, %v121
  %v153 = fpext half %v152 to float
  %v154 = fmul nsz arcp contract afn half %v101, %v122
  %v155 = fpext half %v154 to float
  %v156 = fmul nsz arcp contract afn half %v101, %v123
  %v157 = fpext half %v156 to float
  %v158 = fmul nsz arcp contract afn half %v101, %v124
  %v159 = fpext half %v158 to float
  %v160 = fmul nsz arcp contract afn half %v101, %v125
  %v161 = fpext half %v160 to float
  %v162 = fmul nsz arcp contract afn half %v102, %v126
  %v163 = fpext half %v162 to float
  %v164 = fmul nsz arcp contract afn half %v102, %v127
  %v165 = fpext half %v164 to float
  %v166 = fmul nsz arcp contract afn half %v102, %v128
  %v167 = fpext half %v166 to float
  %v168 = fmul nsz arcp contract afn half %v102, %v129
  %v169 = fpext half %v168 to float
  %v170 = fmul nsz arcp contract afn half %v103, %v114
  %v171 = fpext half %v170 to float
  %v172 = fmul nsz arcp contract afn half %v103, %v115
  %v173 = fpext half %v172 to float
  %v174 = fmul nsz arcp contract afn half %v103, %v116
  %v175 = fpext half %v174 to float
  %v176 = fmul nsz arcp contract afn half %v103, %v117
  %v177 = fpext half %v176 to float
  %v178 = fmul nsz arcp contract afn half %v104, %v118
  %v179 = fpext half %v178 to float
  %v180 = fmul nsz arcp contract afn half %v104, %v119
  %v181 = fpext half %v180 to float
  %v182 = fmul nsz arcp contract afn half %v104, %v120
  %v183 = fpext half %v182 to float
  %v184 = fmul nsz arcp contract afn half %v104, %v121
  %v185 = fpext half %v184 to float
  %v186 = fmul nsz arcp contract afn half %v105, %v122
  %v187 = fpext half %v186 to float
  %v188 = fmul nsz arcp contract afn half %v105, %v123
  %v189 = fpext half %v188 to float
  %v190 = fmul nsz arcp contract afn half %v105, %v124
  %v191 = fpext half %v190 to float
  %v192 = fmul nsz arcp contract afn half %v105, %v125
  %v193 = fpext half %v192 to float
  %v194 = fmul nsz arcp contract afn half %v106, %v126
  %v195 = fpext half %v194 to float
  %v196 = fmul nsz arcp contract afn half %v106, %v127
  %v197 = fpext half %v196 to float
  %v198 = fmul nsz arcp contract afn half %v106, %v128
  %v199 = fpext half %v198 to float
  %v200 = fmul nsz arcp contract afn half %v106, %v129
  %v201 = fpext half %v200 to float
  %v202 = fmul nsz arcp contract afn half %v107, %v114
  %v203 = fpext half %v202 to float
  %v204 = fmul nsz arcp contract afn half %v107, %v115
  %v205 = fpext half %v204 to float
  %v206 = fmul nsz arcp contract afn half %v107, %v116
  %v207 = fpext half %v206 to float
  %v208 = fmul nsz arcp contract afn half %v107, %v117
  %v209 = fpext half %v208 to float
  %v210 = fmul nsz arcp contract afn half %v108, %v118
  %v211 = fpext half %v210 to float
  %v212 = fmul nsz arcp contract afn half %v108, %v119
  %v213 = fpext half %v212 to float
  %v214 = fmul nsz arcp contract afn half %v108, %v120
  %v215 = fpext half %v214 to float
  %v216 = fmul nsz arcp contract afn half %v108, %v121
  %v217 = fpext half %v216 to float
  %v218 = fmul nsz arcp contract afn half %v109, %v122
  %v219 = fpext half %v218 to float
  %v220 = fmul nsz arcp contract afn half %v109, %v123
  %v221 = fpext half %v220 to float
  %v222 = fmul nsz arcp contract afn half %v109, %v124
  %v223 = fpext half %v222 to float
  %v224 = fmul nsz arcp contract afn half %v109, %v125
  %v225 = fpext half %v224 to float
  %v226 = fmul nsz arcp contract afn half %v110, %v126
  %v227 = fpext half %v226 to float
  %v228 = fmul nsz arcp contract afn half %v110, %v127
  %v229 = fpext half %v228 to float
  %v230 = fmul nsz arcp contract afn half %v110, %v128
  %v231 = fpext half %v230 to float
  %v232 = fmul nsz arcp contract afn half %v110, %v129
  %v233 = fpext half %v232 to float
  %v234 = fmul nsz arcp contract afn half %v111, %v114
  %v235 = fpext half %v234 to float
  %v236 = fmul nsz arcp contract afn half %v111, %v115
  %v237 = fpext half %v236 to float
  %v238 = fmul nsz arcp contract afn half %v111, %v116
  %v239 = fpext half %v238 to float
  %v240 = fmul nsz arcp contract afn half %v111, %v117
  %v241 = fpext half %v240 to float
  %v242 = fmul nsz arcp contract afn half %v112, %v118
  %v243 = fpext half %v242 to float
  %v244 = fmul nsz arcp contract afn half %v112, %v119
  %v245 = fpext half %v244 to float
  %v246 = fmul nsz arcp contract afn half %v112, %v120
  %v247 = fpext half %v246 to float
  %v248 = fmul nsz arcp contract afn half %v112, %v121
  %v249 = fpext half %v248 to float
  %v250 = fmul nsz arcp contract afn half %v113, %v122
  %v251 = fpext half %v250 to float
  %v252 = fmul nsz arcp contract afn half %v113, %v123
  %v253 = fpext half %v252 to float
  %v254 = fmul nsz arcp contract afn half %v113, %v124
  %v255 = fpext half %v254 to float
  %v256 = fmul nsz arcp contract afn half %v113, %v125
  %v257 = fpext half %v256 to float
  %v258 = fadd nsz arcp contract afn float %v227, %v235
  %v259 = fadd nsz arcp contract afn float %v258, %v243
  %v260 = fadd nsz arcp contract afn float %v259, %v251
  %v261 = fadd nsz arcp contract afn float %v67, %v260
  %v262 = fadd nsz arcp contract afn float %v229, %v237
  %v263 = fadd nsz arcp contract afn float %v262, %v245
  %v264 = fadd nsz arcp contract afn float %v263, %v253
  %v265 = fadd nsz arcp contract afn float %v69, %v264
  %v266 = fadd nsz arcp contract afn float %v231, %v239
  %v267 = fadd nsz arcp contract afn float %v266, %v247
  %v268 = fadd nsz arcp contract afn float %v267, %v255
  %v269 = fadd nsz arcp contract afn float %v71, %v268
  %v270 = fadd nsz arcp contract afn float %v233, %v241
  %v271 = fadd nsz arcp contract afn float %v270, %v249
  %v272 = fadd nsz arcp contract afn float %v271, %v257
  %v273 = fadd nsz arcp contract afn float %v73, %v272
  %v274 = fadd nsz arcp contract afn float %v131, %v139
  %v275 = fadd nsz arcp contract afn float %v274, %v147
  %v276 = fadd nsz arcp contract afn float %v275, %v155
  %v277 = fadd nsz arcp contract afn float %v75, %v276
  %v278 = fadd nsz arcp contract afn float %v133, %v141
  %v279 = fadd nsz arcp contract afn float %v278, %v149
  %v280 = fadd nsz arcp contract afn float %v279, %v157
  %v281 = fadd nsz arcp contract afn float %v77, %v280
  %v282 = fadd nsz arcp contract afn float %v135, %v143
  %v283 = fadd nsz arcp contract afn float %v282, %v151
  %v284 = fadd nsz arcp contract afn float %v283, %v159
  %v285 = fadd nsz arcp contract afn float %v79, %v284
  %v286 = fadd nsz arcp contract afn float %v137, %v145
  %v287 = fadd nsz arcp contract afn float %v286, %v153
  %v288 = fadd nsz arcp contract afn float %v287, %v161
  %v289 = fadd nsz arcp contract afn float %v81, %v288
  %v290 = fadd nsz arcp contract afn float %v163, %v171
  %v291 = fadd nsz arcp contract afn float %v290, %v179
  %v292 = fadd nsz arcp contract afn float %v291, %v187
  %v293 = fadd nsz arcp contract afn float %v83, %v292
  %v294 = fadd nsz arcp contract afn float %v165, %v173
  %v295 = fadd nsz arcp contract afn float %v294, %v181
  %v296 = fadd nsz arcp contract afn float %v295, %v189
  %v297 = fadd nsz arcp contract afn float %v85, %v296
  %v298 = fadd nsz arcp contract afn float %v167, %v175
  %v299 = fadd nsz arcp contract afn float %v298, %v183
  %v300 = fadd nsz arcp contract afn float %v299, %v191
  %v301 = fadd nsz arcp contract afn float %v87, %v300
  %v302 = fadd nsz arcp contract afn float %v169, %v177
  %v303 = fadd nsz arcp contract afn float %v302, %v185
  %v304 = fadd nsz arcp contract afn float %v303, %v193
  %v305 = fadd nsz arcp contract afn float %v89, %v304
  %v306 = fadd nsz arcp contract afn float %v195, %v203
  %v307 = fadd nsz arcp contract afn float %v306, %v211
  %v308 = fadd nsz arcp contract afn float %v307, %v219
  %v309 = fadd nsz arcp contract afn float %v91, %v308
  %v310 = fadd nsz arcp contract afn float %v197, %v205
  %v311 = fadd nsz arcp contract afn float %v310, %v213
  %v312 = fadd nsz arcp contract afn float %v311, %v221
  %v313 = fadd nsz arcp contract afn float %v93, %v312
  %v314 = fadd nsz arcp contract afn float %v199, %v207
  %v315 = fadd nsz arcp contract afn float %v314, %v215
  %v316 = fadd nsz arcp contract afn float %v315, %v223
  %v317 = fadd nsz arcp contract afn float %v95, %v316
  %v318 = fadd nsz arcp contract afn float %v201, %v209
  %v319 = fadd nsz arcp contract afn float %v318, %v217
  %v320 = fadd nsz arcp contract afn float %v319, %v225
  %v321 = fadd nsz arcp contract afn float %v97, %v320
  store float %v261, float* %v66
  store float %v265, float* %v68
  store float %v269, float* %v70
  store float %v273, float* %v72
  store float %v277, float* %v74
  store float %v281, float* %v76
  store float %v285, float* %v78
  store float %v289, float* %v80
  store float %v293, float* %v82
  store float %v297, float* %v84
  store float %v301, float* %v86
  store float %v305, float* %v88
  store float %v309, float* %v90
  store float %v313, float* %v92
  store float %v317, float* %v94
  store float %v321, float* %v96
  br label %loop_footer_0
loop_footer_0:
  br label %loop_latch_0
loop_exit_0:
  %v339 = getelementptr inbounds float, float* %reg_0, i32 0
  %v340 = load float, float* %v339
  %v341 = getelementptr inbounds float, float* %reg_0, i32 1
  %v342 = load float, float* %v341
  %v343 = getelementptr inbounds float, float* %reg_0, i32 2
  %v344 = load float, float* %v343
  %v345 = getelementptr inbounds float, float* %reg_0, i32 3
  %v346 = load float, float* %v345
  %v347 = getelementptr inbounds float, float* %reg_0, i32 4
  %v348 = load float, float* %v347
  %v349 = getelementptr inbounds float, float* %reg_0, i32 5
  %v350 = load float, float* %v349
  %v351 = getelementptr inbounds float, float* %reg_0, i32 6
  %v352 = load float, float* %v351
  %v353 = getelementptr inbounds float, float* %reg_0, i32 7
  %v354 = load float, float* %v353
  %v355 = getelementptr inbounds float, float* %reg_0, i32 8
  %v356 = load float, float* %v355
  %v357 = getelementptr inbounds float, float* %reg_0, i32 9
  %v358 = load float, float* %v357
  %v359 = getelementptr inbounds float, float* %reg_0, i32 10
  %v360 = load float, float* %v359
  %v361 = getelementptr inbounds float, float* %reg_0, i32 11
  %v362 = load float, float* %v361
  %v363 = getelementptr inbounds float, float* %reg_0, i32 12
  %v364 = load float, float* %v363
  %v365 = getelementptr inbounds float, float* %reg_0, i32 13
  %v366 = load float, float* %v365
  %v367 = getelementptr inbounds float, float* %reg_0, i32 14
  %v368 = load float, float* %v367
  %v369 = getelementptr inbounds float, float* %reg_0, i32 15
  %v370 = load float, float* %v369
  %v371 = fptrunc float %v340 to half
  %v372 = fptrunc float %v342 to half
  %v373 = fptrunc float %v344 to half
  %v374 = fptrunc float %v346 to half
  %v375_0 = insertelement <4 x half> poison, half %v371, i32 0
  %v375_1 = insertelement <4 x half> %v375_0, half %v372, i32 1
  %v375_2 = insertelement <4 x half> %v375_1, half %v373, i32 2
  %v375 = insertelement <4 x half> %v375_2, half %v374, i32 3
  %v376 = fptrunc float %v348 to half
  %v377 = fptrunc float %v350 to half
  %v378 = fptrunc float %v352 to half
  %v379 = fptrunc float %v354 to half
  %v380_0 = insertelement <4 x half> poison, half %v376, i32 0
  %v380_1 = insertelement <4 x half> %v380_0, half %v377, i32 1
  %v380_2 = insertelement <4 x half> %v380_1, half %v378, i32 2
  %v380 = insertelement <4 x half> %v380_2, half %v379, i32 3
  %v381 = fptrunc float %v356 to half
  %v382 = fptrunc float %v358 to half
  %v383 = fptrunc float %v360 to half
  %v384 = fptrunc float %v362 to half
  %v385_0 = insertelement <4 x half> poison, half %v381, i32 0
  %v385_1 = insertelement <4 x half> %v385_0, half %v382, i32 1
  %v385_2 = insertelement <4 x half> %v385_1, half %v383, i32 2
  %v385 = insertelement <4 x half> %v385_2, half %v384, i32 3
  %v386 = fptrunc float %v364 to half
  %v387 = fptrunc float %v366 to half
  %v388 = fptrunc float %v368 to half
  %v389 = fptrunc float %v370 to half
  %v390_0 = insertelement <4 x half> poison, half %v386, i32 0
  %v390_1 = insertelement <4 x half> %v390_0, half %v387, i32 1
  %v390_2 = insertelement <4 x half> %v390_1, half %v388, i32 2
  %v390 = insertelement <4 x half> %v390_2, half %v389, i32 3
  %v391 = add nsw i32 %v21, %v22
  %v392 = add nsw i32 %v391, 64
  %v393 = getelementptr inbounds half, half* %data0, i32 %v392
  %v394 = add nsw i32 %v391, 128
  %v395 = getelementptr inbounds half, half* %data0, i32 %v394
  %v396 = add nsw i32 %v391, 192
  %v397 = getelementptr inbounds half, half* %data0, i32 %v396
  %v398 = getelementptr inbounds half, half* %data0, i32 %v391
  store <4 x half> %v380, <4 x half>* %v393
  store <4 x half> %v385, <4 x half>* %v395
  store <4 x half> %v390, <4 x half>* %v397
  store <4 x half> %v375, <4 x half>* %v398
  ret void
}
attributes #0 = { alwaysinline nounwind "no-builtins" "amdgpu-flat-work-group-size"="1,128" "no-trapping-math"="true" }
