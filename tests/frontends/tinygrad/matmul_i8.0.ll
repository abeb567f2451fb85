define amdgpu_kernel void @r_2_8_16_4_4_16_4(i32* noalias align 32 %data0, i8* noalias align 32 %data1, i8* noalias align 32 %data2) #0
{
  %reg_0 = alloca [16 x i32]
  %v0 = tail call i32 @llvm.amdgcn.workgroup.id.x(); 
  %v1 = tail call i32 @llvm.amdgcn.workitem.id.x(); 
  %v2 = tail call i32 @llvm.amdgcn.workitem.id.y(); 
  %v3 = getelementptr inbounds i32, i32* %reg_0, i32 0
  %v4 = getelementptr inbounds i32, i32* %reg_0, i32 1
  %v5 = getelementptr inbounds i32, i32* %reg_0, i32 2
  %v6 = getelementptr inbounds i32, i32* %reg_0, i32 3
  %v7 = getelementptr inbounds i32, i32* %reg_0, i32 4
  %v8 = getelementptr inbounds i32, i32* %reg_0, i32 5
  %v9 = getelementptr inbounds i32, i32* %reg_0, i32 6
  %v10 = getelementptr inbounds i32, i32* %reg_0, i32 7
  %v11 = getelementptr inbounds i32, i32* %reg_0, i32 8
  %v12 = getelementptr inbounds i32, i32* %reg_0, i32 9
  %v13 = getelementptr inbounds i32, i32* %reg_0, i32 10
  %v14 = getelementptr inbounds i32, i32* %reg_0, i32 11
  %v15 = getelementptr inbounds i32, i32* %reg_0, i32 12
  %v16 = getelementptr inbounds i32, i32* %reg_0, i32 13
  %v17 = getelementptr inbounds i32, i32* %reg_0, i32 14
  %v18 = getelementptr inbounds i32, i32* %reg_0, i32 15
  %v19 = shl i32 %v0, 11
  %v20 = shl i32 %v1, 8
  %v21 = add nsw i32 %v19, %v20
  %v22 = shl i32 %v2, 2
  store i32 0, i32* %v3
  store i32 0, i32* %v4
  store i32 0, i32* %v5
  store i32 0, i32* %v6
  store i32 0, i32* %v7
  store i32 0, i32* %v8
  store i32 0, i32* %v9
  store i32 0, i32* %v10
  store i32 0, i32* %v11
  store i32 0, i32* %v12
  store i32 0, i32* %v13
  store i32 0, i32* %v14
  store i32 0, i32* %v15
  store i32 0, i32* %v16
  store i32 0, i32* %v17
  store i32 0, i32* %v18
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
  %v42 = add nsw i32 %v41, 1
  %v43 = getelementptr inbounds i8, i8* %data1, i32 %v42
  %v44 = load i8, i8* %v43
  %v45 = add nsw i32 %v41, 2
  %v46 = getelementptr inbounds i8, i8* %data1, i32 %v45
  %v47 = load i8, i8* %v46
  %v48 = add nsw i32 %v41, 3
  %v49 = getelementptr inbounds i8, i8* %data1, i32 %v48
  %v50 = load i8, i8* %v49
  %v51 = add nsw i32 %v41, 64
  %v52 = getelementptr inbounds i8, i8* %data1, i32 %v51
  %v53 = load i8, i8* %v52
  %v54 = add nsw i32 %v41, 65
  %v55 = getelementptr inbounds i8, i8* %data1, i32 %v54
  %v56 = load i8, i8* %v55
  %v57 = add nsw i32 %v41, 66
  %v58 = getelementptr inbounds i8, i8* %data1, i32 %v57
  %v59 = load i8, i8* %v58
  %v60 = add nsw i32 %v41, 67
  %v61 = getelementptr inbounds i8, i8* %data1, i32 %v60
  %v62 = load i8, i8* %v61
  %v63 = add nsw i32 %v41, 128
  %v64 = getelementptr inbounds i8, i8* %data1, i32 %v63
  %v65 = load i8, i8* %v64
  %v66 = add nsw i32 %v41, 129
  %v67 = getelementptr inbounds i8, i8* %data1, i32 %v66
  %v68 = load i8, i8* %v67
  %v69 = add nsw i32 %v41, 130
  %v70 = getelementptr inbounds i8, i8* %data1, i32 %v69
  %v71 = load i8, i8* %v70
  %v72 = add nsw i32 %v41, 131
  %v73 = getelementptr inbounds i8, i8* %data1, i32 %v72
  %v74 = load i8, i8* %v73
  %v75 = add nsw i32 %v41, 192
  %v76 = getelementptr inbounds i8, i8* %data1, i32 %v75
  %v77 = load i8, i8* %v76
  %v78 = add nsw i32 %v41, 193
  %v79 = getelementptr inbounds i8, i8* %data1, i32 %v78
  %v80 = load i8, i8* %v79
  %v81 = add nsw i32 %v41, 194
  %v82 = getelementptr inbounds i8, i8* %data1, i32 %v81
  %v83 = load i8, i8* %v82
  %v84 = add nsw i32 %v41, 195
  %v85 = getelementptr inbounds i8, i8* %data1, i32 %v84
  %v86 = load i8, i8* %v85
  %v87 = getelementptr inbounds i8, i8* %data1, i32 %v41
  %v88 = load i8, i8* %v87
  %v89 = shl i32 %v39, 8
  %v90 = add nsw i32 %v22, %v89
  %v91 = add nsw i32 %v90, 1
  %v92 = getelementptr inbounds i8, i8* %data2, i32 %v91
  %v93 = load i8, i8* %v92
  %v94 = add nsw i32 %v90, 2
  %v95 = getelementptr inbounds i8, i8* %data2, i32 %v94
  %v96 = load i8, i8* %v95
  %v97 = add nsw i32 %v90, 3
  %v98 = getelementptr inbounds i8, i8* %data2, i32 %v97
  %v99 = load i8, i8* %v98
  %v100 = add nsw i32 %v90, 64
  %v101 = getelementptr inbounds i8, i8* %data2, i32 %v100
  %v102 = load i8, i8* %v101
  %v103 = add nsw i32 %v90, 65
  %v104 = getelementptr inbounds i8, i8* %data2, i32 %v103
  %v105 = load i8, i8* %v104
  %v106 = add nsw i32 %v90, 66
  %v107 = getelementptr inbounds i8, i8* %data2, i32 %v106
  %v108 = load i8, i8* %v107
  %v109 = add nsw i32 %v90, 67
  %v110 = getelementptr inbounds i8, i8* %data2, i32 %v109
  %v111 = load i8, i8* %v110
  %v112 = add nsw i32 %v90, 128
  %v113 = getelementptr inbounds i8, i8* %data2, i32 %v112
  %v114 = load i8, i8* %v113
  %v115 = add nsw i32 %v90, 129
  %v116 = getelementptr inbounds i8, i8* %data2, i32 %v115
  %v117 = load i8, i8* %v116
  %v118 = add nsw i32 %v90, 130
  %v119 = getelementptr inbounds i8, i8* %data2, i32 %v118
  %v120 = load i8, i8* %v119
  %v121 = add nsw i32 %v90, 131
  %v122 = getelementptr inbounds i8, i8* %data2, i32 %v121
  %v123 = load i8, i8* %v122
  %v124 = add nsw i32 %v90, 192
  %v125 = getelementptr inbounds i8, i8* %data2, i32 %v124
  %v126 = load i8, i8* %v125
  %v127 = add nsw i32 %v90, 193
  %v128 = getelementptr inbounds i8, i8* %data2, i32 %v127
  %v129 = load i8, i8* %v128
  %v130 = add nsw i32 %v90, 194
  %v131 = getelementptr inbounds i8, i8* %data2, i32 %v130
  %v132 = load i8, i8* %v131
  %v133 = add nsw i32 %v90, 195
  %v134 = getelementptr inbounds i8, i8* %data2, i32 %v133
  %v135 = load i8, i8* %v134
  %v136 = getelementptr inbounds i8, i8* %data2, i32 %v90
  %v137 = load i8, i8* %v136
  %v138 = getelementptr inbounds i32, i32* %reg_0, i32 0
  %v139 = load i32, i32* %v138
  %v140 = getelementptr inbounds i32, i32* %reg_0, i32 1
  %v141 = load i32, i32* %v140
  %v142 = getelementptr inbounds i32, i32* %reg_0, i32 2
  %v143 = load i32, i32* %v142
  %v144 = getelementptr inbounds i32, i32* %reg_0, i32 3
  %v145 = load i32, i32* %v144
  %v146 = getelementptr inbounds i32, i32* %reg_0, i32 4
  %v147 = load i32, i32* %v146
  %v148 = getelementptr inbounds i32, i32* %reg_0, i32 5
  %v149 = load i32, i32* %v148
  %v150 = getelementptr inbounds i32, i32* %reg_0, i32 6
  %v151 = load i32, i32* %v150
  %v152 = getelementptr inbounds i32, i32* %reg_0, i32 7
  %v153 = load i32, i32* %v152
  %v154 = getelementptr inbounds i32, i32* %reg_0, i32 8
  %v155 = load i32, i32* %v154
  %v156 = getelementptr inbounds i32, i32* %reg_0, i32 9
  %v157 = load i32, i32* %v156
  %v158 = getelementptr inbounds i32, i32* %reg_0, i32 10
  %v159 = load i32, i32* %v158
  %v160 = getelementptr inbounds i32, i32* %reg_0, i32 11
  %v161 = load i32, i32* %v160
  %v162 = getelementptr inbounds i32, i32* %reg_0, i32 12
  %v163 = load i32, i32* %v162
  %v164 = getelementptr inbounds i32, i32* %reg_0, i32 13
  %v165 = load i32, i32* %v164
  %v166 = getelementptr inbounds i32, i32* %reg_0, i32 14
  %v167 = load i32, i32* %v166
  %v168 = getelementptr inbounds i32, i32* %reg_0, i32 15
  %v169 = load i32, i32* %v168
  %v170 = sext i8 %v44 to i32
  %v171 = sext i8 %v47 to i32
  %v172 = sext i8 %v50 to i32
  %v173 = sext i8 %v53 to i32
  %v174 = sext i8 %v56 to i32
  %v175 = sext i8 %v59 to i32
  %v176 = sext i8 %v62 to i32
  %v177 = sext i8 %v65 to i32
  %v178 = sext i8 %v68 to i32
  %v179 = sext i8 %v71 to i32
  %v180 = sext i8 %v74 to i32
  %v181 = sext i8 %v77 to i32
  %v182 = sext i8 %v80 to i32
  %v183 = sext i8 %v83 to i32
  %v184 = sext i8 %v86 to i32
  %v185 = sext i8 %v88 to i32
  %v186 = sext i8 %v93 to i32
  %v187 = sext i8 %v96 to i32
  %v188 = sext i8 %v99 to i32
  %v189 = sext i8 %v102 to i32
  %v190 = sext i8 %v105 to i32
  %v191 = sext i8 %v108 to i32
  %v192 = sext i8 %v111 to i32
  %v193 = sext i8 %v114 to i32
  %v194 = sext i8 %v117 to i32
  %v195 = sext i8 %v120 to i32
  %v196 = sext i8 %v123 to i32
  %v197 = sext i8 %v126 to i32
  %v198 = sext i8 %v129 to i32
  %v199 = sext i8 %v132 to i32
  %v200 = sext i8 %v135 to i32
  %v201 = sext i8 %v137 to i32
  %v202 = mul i32 %v170, %v189
  %v203 = mul i32 %v185, %v201
  %v204 = add nsw i32 %v203, %v202
  %v205 = mul i32 %v171, %v193
  %v206 = add nsw i32 %v204, %v205
  %v207 = mul i32 %v172, %v197
  %v208 = add nsw i32 %v206, %v207
  %v209 = add nsw i32 %v139, %v208
  %v210 = mul i32 %v170, %v190
  %v211 = mul i32 %v185, %v186
  %v212 = add nsw i32 %v211, %v210
  %v213 = mul i32 %v171, %v194
  %v214 = add nsw i32 %v212, %v213
  %v215 = mul i32 %v172, %v198
  %v216 = add nsw i32 %v214, %v215
  %v217 = add nsw i32 %v141, %v216
  %v218 = mul i32 %v170, %v191
  %v219 = mul i32 %v185, %v187
  %v220 = add nsw i32 %v219, %v218
  %v221 = mul i32 %v171, %v195
  %v222 = add nsw i32 %v220, %v221
  %v223 = mul i32 %v172, %v199
  %v224 = add nsw i32 %v222, %v223
  %v225 = add nsw i32 %v143, %v224
  %v226 = mul i32 %v170, %v192
  %v227 = mul i32 %v185, %v188
  %v228 = add nsw i32 %v227, %v226
  %v229 = mul i32 %v171, %v196
  %v230 = add nsw i32 %v228, %v229
  %v231 = mul i32 %v172, %v200
  %v232 = add nsw i32 %v230, %v231
  %v233 = add nsw i32 %v145, %v232
  %v234 = mul i32 %v173, %v201
  %v235 = mul i32 %v174, %v189
  %v236 = add nsw i32 %v234, %v235
  %v237 = mul i32 %v175, %v193
  %v238 = add nsw i32 %v236, %v237
  %v239 = mul i32 %v176, %v197
  %v240 = add nsw i32 %v238, %v239
  %v241 = add nsw i32 %v147, %v240
  %v242 = mul i32 %v173, %v186
  %v243 = mul i32 %v174, %v190
  %v244 = add nsw i32 %v242, %v243
  %v245 = mul i32 %v175, %v194
  %v246 = add nsw i32 %v244, %v245
  %v247 = mul i32 %v176, %v198
  %v248 = add nsw i32 %v246, %v247
  %v249 = add nsw i32 %v149, %v248
  %v250 = mul i32 %v173, %v187
  %v251 = mul i32 %v174, %v191
  %v252 = add nsw i32 %v250, %v251
  %v253 = mul i32 %v175, %v195
  %v254 = add nsw i32 %v252, %v253
  %v255 = mul i32 %v176, %v199
  %v256 = add nsw i32 %v254, %v255
  %v257 = add nsw i32 %v151, %v256
  %v258 = mul i32 %v173, %v188
  %v259 = mul i32 %v174, %v192
  %v260 = add nsw i32 %v258, %v259
  %v261 = mul i32 %v175, %v196
  %v262 = add nsw i32 %v260, %v261
  %v263 = mul i32 %v176, %v200
  %v264 = add nsw i32 %v262, %v263
  %v265 = add nsw i32 %v153, %v264
  %v266 = mul i32 %v177, %v201
  %v267 = mul i32 %v178, %v189
  %v268 = add nsw i32 %v266, %v267
  %v269 = mul i32 %v179, %v193
  %v270 = add nsw i32 %v268, %v269
  %v271 = mul i32 %v180, %v197
  %v272 = add nsw i32 %v270, %v271
  %v273 = add nsw i32 %v155, %v272
  %v274 = mul i32 %v177, %v186
  %v275 = mul i32 %v178, %v190
  %v276 = add nsw i32 %v274, %v275
  %v277 = mul i32 %v179, %v194
  %v278 = add nsw i32 %v276, %v277
  %v279 = mul i32 %v180, %v198
  %v280 = add nsw i32 %v278, %v279
  %v281 = add nsw i32 %v157, %v280
  %v282 = mul i32 %v177, %v187
  %v283 = mul i32 %v178, %v191
  %v284 = add nsw i32 %v282, %v283
  %v285 = mul i32 %v179, %v195
  %v286 = add nsw i32 %v284, %v285
  %v287 = mul i32 %v180, %v199
  %v288 = add nsw i32 %v286, %v287
  %v289 = add nsw i32 %v159, %v288
  %v290 = mul i32 %v177, %v188
  %v291 = mul i32 %v178, %v192
  %v292 = add nsw i32 %v290, %v291
  %v293 = mul i32 %v179, %v196
  %v294 = add nsw i32 %v292, %v293
  %v295 = mul i32 %v180, %v200
  %v296 = add nsw i32 %v294, %v295
  %v297 = add nsw i32 %v161, %v296
  %v298 = mul i32 %v181, %v201
  %v299 = mul i32 %v182, %v189
  %v300 = add nsw i32 %v298, %v299
  %v301 = mul i32 %v183, %v193
  %v302 = add nsw i32 %v300, %v301
  %v303 = mul i32 %v184, %v197
  %v304 = add nsw i32 %v302, %v303
  %v305 = add nsw i32 %v163, %v304
  %v306 = mul i32 %v181, %v186
  %v307 = mul i32 %v182, %v190
  %v308 = add nsw i32 %v306, %v307
  %v309 = mul i32 %v183, %v194
  %v310 = add nsw i32 %v308, %v309
  %v311 = mul i32 %v184, %v198
  %v312 = add nsw i32 %v310, %v311
  %v313 = add nsw i32 %v165, %v312
  %v314 = mul i32 %v181, %v187
  %v315 = mul i32 %v182, %v191
  %v316 = add nsw i32 %v314, %v315
  %v317 = mul i32 %v183, %v195
  %v318 = add nsw i32 %v316, %v317
  %v319 = mul i32 %v184, %v199
  %v320 = add nsw i32 %v318, %v319
  %v321 = add nsw i32 %v167, %v320
  %v322 = mul i32 %v181, %v188
  %v323 = mul i32 %v182, %v192
  %v324 = add nsw i32 %v322, %v323
  %v325 = mul i32 %v183, %v196
  %v326 = add nsw i32 %v324, %v325
  %v327 = mul i32 %v184, %v200
  %v328 = add nsw i32 %v326, %v327
  %v329 = add nsw i32 %v169, %v328
  store i32 %v209, i32* %v138
  store i32 %v217, i32* %v140
  store i32 %v225, i32* %v142
  store i32 %v233, i32* %v144
  store i32 %v241, i32* %v146
  store i32 %v249, i32* %v148
  store i32 %v257, i32* %v150
  store i32 %v265, i32* %v152
  store i32 %v273, i32* %v154
  store i32 %v281, i32* %v156
  store i32 %v289, i32* %v158
  store i32 %v297, i32* %v160
  store i32 %v305, i32* %v162
  store i32 %v313, i32* %v164
  store i32 %v321, i32* %v166
  store i32 %v329, i32* %v168
  br label %loop_footer_0
loop_footer_0:
  br label %loop_latch_0
loop_exit_0:
  %v347 = getelementptr inbounds i32, i32* %reg_0, i32 0
  %v348 = load i32, i32* %v347
  %v349 = getelementptr inbounds i32, i32* %reg_0, i32 1
  %v350 = load i32, i32* %v349
  %v351 = getelementptr inbounds i32, i32* %reg_0, i32 2
  %v352 = load i32, i32* %v351
  %v353 = getelementptr inbounds i32, i32* %reg_0, i32 3
  %v354 = load i32, i32* %v353
  %v355 = getelementptr inbounds i32, i32* %reg_0, i32 4
  %v356 = load i32, i32* %v355
  %v357 = getelementptr inbounds i32, i32* %reg_0, i32 5
  %v358 = load i32, i32* %v357
  %v359 = getelementptr inbounds i32, i32* %reg_0, i32 6
  %v360 = load i32, i32* %v359
  %v361 = getelementptr inbounds i32, i32* %reg_0, i32 7
  %v362 = load i32, i32* %v361
  %v363 = getelementptr inbounds i32, i32* %reg_0, i32 8
  %v364 = load i32, i32* %v363
  %v365 = getelementptr inbounds i32, i32* %reg_0, i32 9
  %v366 = load i32, i32* %v365
  %v367 = getelementptr inbounds i32, i32* %reg_0, i32 10
  %v368 = load i32, i32* %v367
  %v369 = getelementptr inbounds i32, i32* %reg_0, i32 11
  %v370 = load i32, i32* %v369
  %v371 = getelementptr inbounds i32, i32* %reg_0, i32 12
  %v372 = load i32, i32* %v371
  %v373 = getelementptr inbounds i32, i32* %reg_0, i32 13
  %v374 = load i32, i32* %v373
  %v375 = getelementptr inbounds i32, i32* %reg_0, i32 14
  %v376 = load i32, i32* %v375
  %v377 = getelementptr inbounds i32, i32* %reg_0, i32 15
  %v378 = load i32, i32* %v377
  %v379_0 = insertelement <4 x i32> poison, i32 %v348, i32 0
  %v379_1 = insertelement <4 x i32> %v379_0, i32 %v350, i32 1
  %v379_2 = insertelement <4 x i32> %v379_1, i32 %v352, i32 2
  %v379 = insertelement <4 x i32> %v379_2, i32 %v354, i32 3
  %v380_0 = insertelement <4 x i32> poison, i32 %v356, i32 0
  %v380_1 = insertelement <4 x i32> %v380_0, i32 %v358, i32 1
  %v380_2 = insertelement <4 x i32> %v380_1, i32 %v360, i32 2
  %v380 = insertelement <4 x i32> %v380_2, i32 %v362, i32 3
  %v381_0 = insertelement <4 x i32> poison, i32 %v364, i32 0
  %v381_1 = insertelement <4 x i32> %v381_0, i32 %v366, i32 1
  %v381_2 = insertelement <4 x i32> %v381_1, i32 %v368, i32 2
  %v381 = insertelement <4 x i32> %v381_2, i32 %v370, i32 3
  %v382_0 = insertelement <4 x i32> poison, i32 %v372, i32 0
  %v382_1 = insertelement <4 x i32> %v382_0, i32 %v374, i32 1
  %v382_2 = insertelement <4 x i32> %v382_1, i32 %v376, i32 2
  %v382 = insertelement <4 x i32> %v382_2, i32 %v378, i32 3
  %v383 = add nsw i32 %v21, %v22
  %v384 = add nsw i32 %v383, 64
  %v385 = getelementptr inbounds i32, i32* %data0, i32 %v384
  %v386 = add nsw i32 %v383, 128
  %v387 = getelementptr inbounds i32, i32* %data0, i32 %v386
  %v388 = add nsw i32 %v383, 192
  %v389 = getelementptr inbounds i32, i32* %data0, i32 %v388
  %v390 = getelementptr inbounds i32, i32* %data0, i32 %v383
  store <4 x i32> %v380, <4 x i32>* %v385
  store <4 x i32> %v381, <4 x i32>* %v387
  store <4 x i32> %v382, <4 x i32>* %v389
  store <4 x i32> %v379, <4 x i32>* %v390
  ret void
}
attributes #0 = { alwaysinline nounwind "no-builtins" "amdgpu-flat-work-group-size"="1,128" "no-trapping-math"="true" }
