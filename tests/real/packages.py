"""Which Debian packages have OpenCL in their sources, and how their hosts make programs of it.

A recipe yields jobs: text of a program, options for clang, and the folder in which clang runs.
Definitions are those that the package's host passes for an AMD GPU, where they are constants; where
the host computes them (OpenCV's from types and numbers of channels), a few of its choices are made
here. What would need a generator that is itself a program (clFFT, ViennaCL) is left out.
"""
import dataclasses
import pathlib
import re
import subprocess

TARGET_ATTRIBUTES = re.compile(r' "target-(cpu|features)"="[^"]*"')

# Patterns of the files to unpack from each package's `.orig` tar files.
PACKAGES = {
    "darktable": ["*/data/kernels/*"],
    "ffmpeg": ["*/libavfilter/opencl/*.cl"],
    "gegl": ["*/opencl/*.cl"],
    "gromacs": ["*/src/gromacs/*.h", "*/src/gromacs/*.cl", "*/src/gromacs/*.clh"],
    "hashcat": ["*/OpenCL/*"],
    "lammps": ["*/lib/gpu/*"],
    "leela-zero": ["*/src/kernels/*"],
    "mandelbulber2": ["*/mandelbulber2/opencl/*", "*/formula/opencl/*.cl"],
    "oclgrind": ["*/tests/kernels/*.cl"],
    "opencv": ["*/modules/*/src/opencl/*.cl"],
    "qgis": ["*/resources/opencl_programs/*.cl"],
    "starpu": ["*.cl"],
}


@dataclasses.dataclass
class Job:
    """A program: clang runs with the options over the text in the folder."""
    name: str
    text: str
    options: list
    folder: str


def package_of(name):
    return name.split(".")[0]


def fetch(folder):
    """The files of all packages, each below a folder with the package's name."""
    for package, patterns in PACKAGES.items():
        place = folder / package
        if place.exists():
            continue
        place.mkdir()
        command = ["apt-get", "source", "--download-only", "-qq", package]
        subprocess.run(command, cwd=place, capture_output=True)
        archives = [path for path in place.glob("*.orig*.tar.*") if path.suffix != ".asc"]
        for archive in archives:
            subprocess.run(["tar", "xf", archive.name, "--wildcards", *patterns], cwd=place,
                           capture_output=True)
        for path in place.iterdir():
            if path.is_file():
                path.unlink()
        print(f"{package}: {sum(1 for p in place.rglob('*') if p.is_file())} files", flush=True)


def root(folder, package, inside=""):
    """The folder that a package was unpacked to, or one inside it."""
    for path in sorted((folder / package).glob("*")):
        if (path / inside).is_dir():
            return path / inside
    return None


def read(path):
    return path.read_text(errors="replace")


def plain(folder, package, inside, pattern="*.cl", options=(), prefix="", std="CL2.0"):
    """Files that are programs as they are."""
    base = root(folder, package, inside)
    for path in sorted(base.rglob(pattern)) if base else []:
        name = "_".join(path.relative_to(base).with_suffix("").parts)
        options_of_file = [f"-cl-std={std}", f"-I{path.parent}", f"-I{base}", *options]
        yield Job(f"{package}.{name}", prefix + read(path), options_of_file, str(base))


def gegl(folder):
    base = root(folder, "gegl", "opencl")
    if base:
        shared = read(base / "colors.cl") + read(base / "random.cl")
        options = ["-cl-single-precision-constant"]
        for job in plain(folder, "gegl", "opencl", options=options, std="CL1.2"):
            if job.name not in ("gegl.colors", "gegl.random"):
                job.text = shared + job.text
            yield job


HASHCAT = ["KERNEL_STATIC", "INCLUDE_PATH=OpenCL", "XM2S(x)=#x", "M2S(x)=XM2S(x)", "VENDOR_ID=1",
           "DEVICE_TYPE=4", "DGST_R0=0", "DGST_R1=3", "DGST_R2=2", "DGST_R3=1", "DGST_ELEM=4",
           "KERN_TYPE=0", "ATTACK_EXEC=11", "ATTACK_KERN=0", "IS_AMD", "IS_OPENCL", "AMD_ROCM=1"]


def hashcat(folder):
    """Every 24th kernel file: there are 1,227, and many differ in little."""
    base = root(folder, "hashcat", "OpenCL")
    for number, path in enumerate(sorted(base.glob("m*.cl")) if base else []):
        if number % 24 == 0:
            width = 4 if number % 48 == 24 and "_a3-" in path.name else 1
            options = ["-cl-std=CL2.0", "-IOpenCL", "-I.", f"-DVECT_SIZE={width}"]
            options += [f"-D{text}" for text in HASHCAT]
            yield Job(f"hashcat.{path.stem}", read(path), options, str(base.parent))


MANDELBULBER_HEADERS = [
    "defines_cl.h", "opencl_typedefs.h", "opencl_algebra.h", "common_params_cl.hpp",
    "image_adjustments_cl.h", "fractal_cl.h", "fractal_coloring_cl.hpp", "fractparams_cl.hpp",
    "fractal_sequence_cl.h", "texture_enums_cl.h", "material_cl.h", "shader_input_data_cl.h",
    "object_type_cl.h", "object_data_cl.h", "primitives_cl.h", "input_data_structures.h",
    "render_data_cl.h"]
MANDELBULBER_ENGINE = ["compute_fractal", "texture_mapping", "primitives", "calculate_distance",
                       "normal_vector", "projection_3d", "fast_engine"]


def mandelbulber(folder):
    """The fast engine with every sixth formula, put together as the host does."""
    base = root(folder, "mandelbulber2", "mandelbulber2")
    for path in sorted((base / "formula" / "opencl").glob("*.cl"))[::6] if base else []:
        iteration = re.search(r"^REAL4 (\w+Iteration)\(", read(path), re.MULTILINE)
        if iteration:
            lines = [f"opencl/{name}" for name in MANDELBULBER_HEADERS]
            lines += [f"formula/opencl/{path.name}"]
            lines += [f"opencl/engines/{name}.cl" for name in MANDELBULBER_ENGINE]
            text = "#define USE_OPENCL 1\n" + "".join(f'#include "{line}"\n' for line in lines)
            options = ["-cl-std=CL1.2", f"-I{base}", "-DOPENCL_KERNEL_CODE", "-DANALYTIC_DE",
                       "-DANALYTIC_LINEAR_DE", f"-DFORMULA_ITER_0={iteration[1]}"]
            yield Job(f"mandelbulber2.{path.stem}", text, options, str(base))


LAMMPS = {"CONFIG_ID": 403, "SIMD_SIZE": 64, "MEM_THREADS": 64, "SHUFFLE_AVAIL": 0,
          "FAST_MATH": 0, "THREADS_PER_ATOM": 4, "THREADS_PER_CHARGE": 8, "THREADS_PER_THREE": 2,
          "BLOCK_PAIR": 256, "BLOCK_BIO_PAIR": 256, "BLOCK_ELLIPSE": 128, "PPPM_BLOCK_1D": 64,
          "BLOCK_NBOR_BUILD": 128, "BLOCK_CELL_2D": 8, "BLOCK_CELL_ID": 128,
          "MAX_SHARED_TYPES": 11, "MAX_BIO_SHARED_TYPES": 128, "PPPM_MAX_SPLINE": 8}


def lammps(folder):
    """Its `.cu` files are OpenCL too, behind the headers that its makefile puts before them."""
    base = root(folder, "lammps", "lib/gpu")
    if not base:
        return
    usual = ["lal_preprocessor.h", "lal_aux_fun1.h"]
    rules = read(base / "Opencl.makefile").replace("$(PRE1_H)", " ".join(usual))
    special = re.findall(r"file_to_cstr\.sh \w+ (\S.*?) (\S+\.cu) ", rules)
    headers = {file: before.split() for before, file in special}
    for path in sorted(base.glob("lal_*.cu")):
        files = [*headers.get(path.name, usual), path.name]
        name = path.stem.removeprefix("lal_")
        options = ["-cl-std=CL2.0", "-cl-mad-enable", "-DUSE_OPENCL", "-DLAMMPS_SMALLBIG",
                   "-DEVFLAG=1", "-D_SINGLE_DOUBLE"]
        options += [f"-D{key}={value}" for key, value in LAMMPS.items()]
        yield Job(f"lammps.{name}", "".join(read(base / file) for file in files), options,
                  str(base))


GROMACS_ELECTROSTATICS = {
    "ElecCut": "-DEL_CUTOFF", "ElecRF": "-DEL_RF", "ElecEwQSTab": "-DEL_EWALD_TAB",
    "ElecEwQSTabTwinCut": "-DEL_EWALD_TAB -DVDW_CUTOFF_CHECK", "ElecEw": "-DEL_EWALD_ANA",
    "ElecEwTwinCut": "-DEL_EWALD_ANA -DVDW_CUTOFF_CHECK"}
GROMACS_WAALS = {"VdwLJ": "", "VdwLJCombGeom": "-DLJ_COMB_GEOM", "VdwLJCombLB": "-DLJ_COMB_LB",
                 "VdwLJFsw": "-DLJ_FORCE_SWITCH", "VdwLJPsw": "-DLJ_POT_SWITCH",
                 "VdwLJEwCombGeom": "-DLJ_EWALD_COMB_GEOM", "VdwLJEwCombLB": "-DLJ_EWALD_COMB_LB"}


def gromacs(folder):
    base = root(folder, "gromacs", "src/gromacs")
    if not base:
        return
    path = base / "nbnxm/opencl/nbnxm_ocl_kernels.cl"
    options = ["-cl-std=CL1.2", f"-I{base.parent}", f"-I{path.parent}", "-DGMX_OCL_FASTGEN",
               "-Dc_nbnxnGpuClusterSize=8", "-DNBNXM_MIN_DISTANCE_SQUARED_VALUE_FLOAT=3.82e-07f",
               "-Dc_nbnxnGpuNumClusterPerSupercluster=8", "-Dc_nbnxnGpuJgroupSize=4",
               "-Dc_centralShiftIndex=22", "-DIATYPE_SHMEM", "-D_AMD_SOURCE_",
               "-DWARP_SIZE_TEST=64"]
    for row, (electrostatics, first) in enumerate(GROMACS_ELECTROSTATICS.items()):
        # A third of the combinations, with each of either in two of them at least.
        for waals, second in list(GROMACS_WAALS.items())[row % 3::3]:
            names = [f"-DEELNAME=_{electrostatics}", f"-DVDWNAME=_{waals}"]
            yield Job(f"gromacs.{electrostatics}_{waals}", read(path),
                      [*options, *names, *first.split(), *second.split()], str(path.parent))


def leela(folder):
    """The parts are raw strings of C++, which the host puts one behind the other."""
    base = root(folder, "leela-zero", "src/kernels")
    if not base:
        return
    part = {path.stem: re.sub(r'^R"\(|^\)"', "", read(path), flags=re.MULTILINE)
            for path in base.rglob("*.opencl")}
    part = {name: text.replace("// End of the C++11 raw string literal", "")
            for name, text in part.items()}
    gemm = part["xgemm_part1"] + part["xgemm_part2"] + part["xgemm_part3"] + part["xgemm_batched"]
    tuned = ["-DKWG=32", "-DKWI=2", "-DMDIMA=8", "-DMDIMC=8", "-DMWG=32", "-DNDIMB=8", "-DNDIMC=8",
             "-DNWG=32", "-DSA=1", "-DSB=1", "-DSTRM=0", "-DSTRN=0", "-DVWM=2", "-DVWN=2"]
    board = ["-DBOARD_SIZE=19", "-DNUM_INTERSECTIONS=361", "-DWINOGRAD_M=4", "-DWINOGRAD_ALPHA=6",
             "-DWTILES=5"]
    networks = [*board, "-DOUTIN_KWG=32", "-DOUT_KWG=32", "-DOUT_BWG=2", "-DVWM=2", "-DVWN=2",
                "-DWINOGRAD_SIMD=1"]
    for half, more in [("single", []), ("half", ["-DUSE_HALF", "-DFP16_SUPPORT"])]:
        for name, text, options in [("convolve1", part["convolve1"], networks),
                                    ("convolve3", part["convolve3"], networks),
                                    ("xgemm", gemm, tuned)]:
            yield Job(f"leela-zero.{name}_{half}", part["common"] + text,
                      ["-cl-std=CL2.0", *options, *more], str(base))


CV_DEPTHS = {"uchar": 0, "short": 3, "int": 4, "float": 5, "double": 6}


def opencv_types(scalar, channels):
    """Definitions as OpenCV's host computes them for arrays of one type, in and out."""
    depth = CV_DEPTHS[scalar]
    wide = scalar + (str(channels) if channels > 1 else "")
    work = "double" if scalar == "double" else "float"
    works = work + wide.removeprefix(scalar)
    rounded = "_sat_rte" if scalar in ("uchar", "short", "int") else ""
    back, ahead = f"convert_{wide}{rounded}", f"convert_{works}"
    values = {name: wide for name in "T srcT dstT dstTK SRC_T DST_T Ts Td bufT".split()}
    values |= {name: scalar for name in "T1 srcT1 srcT2 dstT1 T_MEAN1 srcT1_C1 srcT2_C1 dstT_C1 "
               "SRCTYPE TYPE Dtype".split()}
    values |= {name: works for name in "WT workT FT WTV dstTKT convertFromU_T sqdstT".split()}
    values |= {name: work for name in "scaleT WT1 workT1 WT_MEAN ft_t sumT sqdstT1".split()}
    values |= {name: back for name in "convertToDT convertToT convertToDT0".split()}
    values |= {name: ahead for name in "convertToWT convertToWT1 convertToWT2 convertToFT "
               "convertToSDT convertToBufT convertFromU".split()}
    values |= {"ST": scalar + "4" if channels in (3, 4) else wide, "workST": works, "cn": channels,
               "scn": channels, "dcn": channels, "kercn": channels, "CN": channels, "mcn": 1,
               "depth": depth, "sdepth": depth, "ddepth": depth, "wdepth": 6 if depth == 6 else 5,
               "DEPTH": depth, "DEPTH_dst": depth, "SRC_DEPTH": depth, f"DEPTH_{depth}": "",
               "rowsPerWI": 1, "PIX_PER_WI_Y": 1, "WGS": 256, "WGS2_ALIGNED": 128, "WG_SIZE": 256,
               "DOUBLE_SUPPORT": "", "BORDER_REFLECT_101": "", "BLK_X": 16, "BLK_Y": 16,
               "TILE_DIM": 32, "BLOCK_ROWS": 8, "LOCAL_SIZE": 64, "LOCAL_SUM_SIZE": 16,
               "KSIZE": 3, "RADIUSX": 1, "RADIUSY": 1, "LSIZE0": 16, "LSIZE1": 16,
               "ANCHOR_X": 1, "ANCHOR_Y": 1, "KERNEL_SIZE_X": 3, "KERNEL_SIZE_Y": 3,
               "BLOCK_SIZE": 16, "BINS": 256, "HISTS_COUNT": 8, "kercn_": channels,
               "MINMAX_STRUCT_ALIGNMENT": 16, "bidx": 0, "hscale": "0.7f", "INTERP_CELLS": 1}
    return [f"-D{key}={value}" for key, value in values.items()]


OPENCV_OPERATIONS = {
    "core_arithm": [f"{shape} OP_{name}" for shape, names in {
        "BINARY_OP": "ADD SUB RSUB ABSDIFF AND OR XOR MAX MIN MUL MUL_SCALE DIV DIV_SCALE "
                     "ADDW MAG PHASE_RADIANS CTP_AR PTC_AR",
        "UNARY_OP": "NOT LOG EXP SQRT POW POWN PATCH_NANS CONVERT_SCALE_ABS"}.items()
        for name in names.split()],
    "core_reduce": ["OP_SUM", "OP_SUM_ABS", "OP_SUM_SQR", "OP_COUNT_NON_ZERO"],
    "core_reduce2": ["OCL_CV_REDUCE_SUM dim=0", "OCL_CV_REDUCE_MAX dim=0",
                     "OCL_CV_REDUCE_MIN dim=1", "OCL_CV_REDUCE_AVG dim=1"],
    "core_minmaxloc": ["NEED_MINVAL NEED_MAXVAL NEED_MINLOC NEED_MAXLOC MIN_VAL=0 MAX_VAL=255"],
    "core_copyset": ["COPY_TO_MASK", "dstST=ST"],
    "imgproc_morph": ["OP_ERODE", "OP_DILATE"],
    "imgproc_resize": ["INTER_NEAREST", "INTER_LINEAR", "INTER_AREA"],
    "imgproc_remap": ["INTER_NEAREST", "INTER_LINEAR"],
    "imgproc_warp_affine": ["INTER_NEAREST", "INTER_LINEAR", "INTER_CUBIC"],
    "imgproc_warp_perspective": ["INTER_NEAREST", "INTER_LINEAR", "INTER_CUBIC"],
    "imgproc_threshold": ["THRESH_BINARY", "THRESH_TRUNC", "THRESH_TOZERO_INV"],
    "imgproc_match_template": ["CCORR", "SQDIFF", "CALC_SUM", "CCOEFF", "CCORR_NORMED"],
    "imgproc_accumulate": ["ACCUMULATE", "ACCUMULATE_SQUARE", "ACCUMULATE_PRODUCT",
                           "ACCUMULATE_WEIGHTED"],
    "imgproc_moments": ["OP_MOMENTS_BINARY TILE_SIZE=32"],
}


def opencv(folder):
    base = root(folder, "opencv", "modules")
    for path in sorted(base.rglob("*.cl")) if base else []:
        program = f"{path.relative_to(base).parts[0]}_{path.stem}"
        for scalar, channels in [("uchar", 1), ("uchar", 4), ("short", 2), ("float", 1)]:
            for operation in OPENCV_OPERATIONS.get(program, [""]):
                name = "_".join([program, scalar + str(channels), *operation.split()])
                options = ["-cl-std=CL1.2", *opencv_types(scalar, channels)]
                options += [f"-D{word}" for word in operation.split()]
                if program == "core_arithm":
                    wide = scalar + (str(channels) if channels > 1 else "")
                    options.remove(f"-Ddepth={CV_DEPTHS[scalar]}")
                    options += [f"-U{name}" for name in ("srcT1", "srcT2", "dstT1", "workT1")]
                    options += [f"-DsrcT1={wide}", f"-DsrcT2={wide}", "-DworkT1=float"]
                yield Job(f"opencv.{name.replace('=', '')}", read(path), options, str(path.parent))


def jobs(folder):
    """All programs."""
    yield from plain(folder, "darktable", "data/kernels")
    yield from plain(folder, "ffmpeg", "libavfilter/opencl")
    yield from gegl(folder)
    yield from gromacs(folder)
    yield from hashcat(folder)
    yield from lammps(folder)
    yield from leela(folder)
    yield from mandelbulber(folder)
    yield from plain(folder, "oclgrind", "tests/kernels")
    yield from opencv(folder)
    yield from plain(folder, "qgis", "resources/opencl_programs", std="CL1.2")
    yield from plain(folder, "starpu", "", options=["-DTYPE=float"], std="CL1.2")
