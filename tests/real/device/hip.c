/* HIP's driver interface, as far as runtimes ask for it that compile kernels themselves, on a device that is the emulator.
 *
 * AMDGPUC_DEVICE is the command that the device is (tests/src/bin/device.rs), AMDGPUC_PROCESSOR its processor and AMDGPUC_MODE `plain` or
 * `strict`. If AMDGPUC_MODULE is set, it is a command that is run for each code object before it is loaded, with the number of the object,
 * from 0, and a file's name behind it: what it writes there is loaded in place of the object. Launches are over when they return, so
 * streams and events have nothing to do.
 */
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

enum { OK = 0, INVALID = 1, NO_ROOM = 2, NOT_FOUND = 500, LAUNCH_FAILED = 719 };
enum { MOST_BUFFERS = 1 << 16, PROPERTIES = 1472, MOST_ARGUMENTS = 256 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pid_t owner;
static FILE *to, *from;
static unsigned modules;
static struct { uint64_t address, size; } buffers[MOST_BUFFERS];
static size_t count;

struct function {
    uint64_t module;
    char *name;
    uint64_t arguments, sizes[MOST_ARGUMENTS];
};

static const char *setting(const char *name, const char *otherwise) {
    const char *value = getenv(name);
    return value && *value ? value : otherwise;
}

/* The device's process, one for each process that asks. */
static int start(void) {
    if (owner == getpid())
        return OK;
    int requests[2], answers[2];
    if (pipe(requests) || pipe(answers))
        return INVALID;
    pid_t child = fork();
    if (child < 0)
        return INVALID;
    if (child == 0) {
        const char *device = setting("AMDGPUC_DEVICE", "device");
        dup2(requests[0], 0);
        dup2(answers[1], 1);
        for (int file = 3; file < 1024; file++)
            close(file);
        execlp(device, device, setting("AMDGPUC_PROCESSOR", "gfx906"), setting("AMDGPUC_MODE", "plain"), (char *)NULL);
        perror(device);
        _exit(127);
    }
    close(requests[0]);
    close(answers[1]);
    to = fdopen(requests[1], "wb");
    from = fdopen(answers[0], "rb");
    owner = getpid();
    modules = 0;
    count = 0;
    return OK;
}

static void number(uint64_t n) { fwrite(&n, 8, 1, to); }

static uint64_t answer(void) {
    uint64_t n = 0;
    fflush(to);
    if (fread(&n, 8, 1, from) != 1) {
        fprintf(stderr, "the device is gone\n");
        exit(70);
    }
    return n;
}

static uint64_t asked(char kind, const uint64_t *numbers, size_t n) {
    fputc(kind, to);
    for (size_t i = 0; i < n; i++)
        number(numbers[i]);
    return answer();
}

static int on_device(const void *place) {
    for (size_t i = 0; i < count; i++)
        if ((uint64_t)place - buffers[i].address < buffers[i].size)
            return 1;
    return 0;
}

static int allocate(void **place, size_t size) {
    pthread_mutex_lock(&lock);
    int result = start();
    uint64_t address = result == OK && count < MOST_BUFFERS ? asked('a', (uint64_t[]){size}, 1) : 0;
    if (address) {
        buffers[count].address = address;
        buffers[count++].size = size ? size : 1;
    }
    *place = (void *)address;
    pthread_mutex_unlock(&lock);
    return address ? OK : NO_ROOM;
}

static int release(void *place) {
    pthread_mutex_lock(&lock);
    int result = place ? INVALID : OK;
    for (size_t i = 0; i < count; i++)
        if (buffers[i].address == (uint64_t)place) {
            asked('f', (uint64_t[]){(uint64_t)place}, 1);
            buffers[i] = buffers[--count];
            result = OK;
        }
    pthread_mutex_unlock(&lock);
    return result;
}

static int copy(void *dst, const void *src, size_t size) {
    if (size == 0)
        return OK;
    pthread_mutex_lock(&lock);
    int result = start(), writes = on_device(dst), reads = on_device(src);
    uint64_t done = 1;
    if (writes && reads) {
        done = asked('c', (uint64_t[]){(uint64_t)dst, (uint64_t)src, size}, 3);
    } else if (writes) {
        fputc('w', to);
        number((uint64_t)dst);
        number(size);
        fwrite(src, 1, size, to);
        done = answer();
    } else if (reads) {
        done = asked('r', (uint64_t[]){(uint64_t)src, size}, 2);
        if (done && fread(dst, 1, size, from) != size)
            done = 0;
    } else {
        memmove(dst, src, size);
    }
    pthread_mutex_unlock(&lock);
    return result == OK && done ? OK : INVALID;
}

static int fill(void *dst, int value, size_t size) {
    char *bytes = malloc(size ? size : 1);
    if (!bytes)
        return NO_ROOM;
    memset(bytes, value, size);
    int result = copy(dst, bytes, size);
    free(bytes);
    return result;
}

static void *contents(const char *path, size_t *size) {
    FILE *file = fopen(path, "rb");
    if (!file)
        return NULL;
    fseek(file, 0, SEEK_END);
    *size = ftell(file);
    rewind(file);
    char *bytes = malloc(*size + 1);
    if (bytes && fread(bytes, 1, *size, file) != *size)
        *size = 0;
    fclose(file);
    return bytes;
}

/* The object that is loaded in place of the one with this number. */
static void *replaced(unsigned module, size_t *size) {
    const char *command = getenv("AMDGPUC_MODULE");
    if (!command || !*command)
        return NULL;
    char path[64], line[4096];
    snprintf(path, sizeof path, "/tmp/amdgpuc-%ld-%u.co", (long)getpid(), module);
    snprintf(line, sizeof line, "%s %u %s", command, module, path);
    void *bytes = system(line) == 0 ? contents(path, size) : NULL;
    unlink(path);
    if (!bytes)
        fprintf(stderr, "nothing replaces module %u\n", module);
    return bytes;
}

/* Bytes of an ELF file: to the end of its section headers, which stand at the end. */
static size_t elf_size(const unsigned char *image) {
    uint64_t sections;
    uint16_t each, entries;
    memcpy(&sections, image + 40, 8);
    memcpy(&each, image + 58, 2);
    memcpy(&entries, image + 60, 2);
    return sections + (size_t)each * entries;
}

int hipModuleLoadData(void **module, const void *image) {
    pthread_mutex_lock(&lock);
    int result = start();
    size_t size = elf_size(image);
    void *own = replaced(modules, &size);
    uint64_t loaded = 0;
    if (own || !getenv("AMDGPUC_MODULE")) {
        fputc('l', to);
        number(size);
        fwrite(own ? own : image, 1, size, to);
        loaded = answer();
    }
    free(own);
    modules++;
    *module = (void *)loaded;
    pthread_mutex_unlock(&lock);
    return result == OK && loaded ? OK : INVALID;
}

int hipModuleGetFunction(void **function, void *module, const char *name) {
    struct function *f = calloc(1, sizeof *f);
    pthread_mutex_lock(&lock);
    f->module = (uint64_t)module;
    f->name = strdup(name);
    fputc('k', to);
    number(f->module);
    number(strlen(name));
    fwrite(name, 1, strlen(name), to);
    uint64_t found = answer();
    if (found) {
        f->arguments = answer();
        for (uint64_t i = 0; i < f->arguments; i++) {
            uint64_t size = answer();
            if (i < MOST_ARGUMENTS)
                f->sizes[i] = size;
        }
        found = f->arguments <= MOST_ARGUMENTS;
    }
    pthread_mutex_unlock(&lock);
    *function = f;
    return found ? OK : NOT_FOUND;
}

int hipModuleLaunchKernel(void *function, unsigned gx, unsigned gy, unsigned gz, unsigned wx, unsigned wy, unsigned wz, unsigned lds,
                          void *stream, void **arguments, void **packed) {
    struct function *f = function;
    (void)stream;
    /* HIP_LAUNCH_PARAM_BUFFER_POINTER, the buffer, HIP_LAUNCH_PARAM_BUFFER_SIZE, its size, HIP_LAUNCH_PARAM_END */
    const char *buffer = packed ? packed[1] : NULL;
    size_t size = packed ? *(size_t *)packed[3] : 0, at = 0;
    if (!packed)
        for (uint64_t i = 0; i < f->arguments; i++)
            size += f->sizes[i];
    pthread_mutex_lock(&lock);
    fputc('g', to);
    uint64_t numbers[] = {f->module, gx, gy, gz, wx, wy, wz, lds};
    for (size_t i = 0; i < sizeof numbers / 8; i++)
        number(numbers[i]);
    uint64_t total = 0;
    for (uint64_t i = 0; i < f->arguments; i++)
        total += f->sizes[i];
    number(total);
    number(strlen(f->name));
    for (uint64_t i = 0; i < f->arguments; i++) {
        uint64_t bytes = f->sizes[i], align = bytes >= 8 ? 8 : bytes ? bytes : 1;
        if (packed) {
            at = (at + align - 1) / align * align;
            fwrite(at + bytes <= size ? buffer + at : buffer, 1, bytes, to);
            at += bytes;
        } else {
            fwrite(arguments[i], 1, bytes, to);
        }
    }
    fwrite(f->name, 1, strlen(f->name), to);
    uint64_t done = answer();
    pthread_mutex_unlock(&lock);
    return done ? OK : LAUNCH_FAILED;
}

/* hipDeviceProp_t: the size of memory and the processor's name, where each version of the structure has them. */
static int properties(char *p, size_t memory, size_t processor) {
    uint64_t size = (uint64_t)16 << 30;
    memset(p, 0, PROPERTIES);
    strcpy(p, "emulator");
    memcpy(p + memory, &size, 8);
    strcpy(p + processor, setting("AMDGPUC_PROCESSOR", "gfx906"));
    return OK;
}

int hipGetDevicePropertiesR0600(char *p, int device) { return (void)device, properties(p, 288, 1160); }
int hipGetDevicePropertiesR0000(char *p, int device) { return (void)device, properties(p, 256, 396); }
int hipGetDeviceProperties(char *p, int device) { return (void)device, properties(p, 256, 396); }

int hipInit(unsigned flags) { return (void)flags, OK; }
int hipDriverGetVersion(int *version) { return *version = 60443484, OK; }
int hipRuntimeGetVersion(int *version) { return *version = 60443484, OK; }
int hipGetDeviceCount(int *n) { return *n = 1, OK; }
int hipDeviceGet(int *device, int ordinal) { return *device = 0, ordinal == 0 ? OK : INVALID; }
int hipDeviceGetName(char *name, int size, int device) { return (void)device, snprintf(name, size, "emulator"), OK; }

enum { MULTIPROCESSORS = 63 };
/* Few compute units, as everything is run by one; the other numbers that are asked for, lanes of a wave among them, are 64. */
int hipDeviceGetAttribute(int *value, int attribute, int device) {
    return (void)device, *value = attribute == MULTIPROCESSORS ? 1 : 64, OK;
}

const char *hipGetErrorName(int error) { return error == LAUNCH_FAILED ? "hipErrorLaunchFailure" : "hipError"; }
const char *hipGetErrorString(int error) { return hipGetErrorName(error); }
int hipMalloc(void **place, size_t size) { return allocate(place, size); }
int hipMallocAsync(void **place, size_t size, void *stream) { return (void)stream, allocate(place, size); }
int hipMallocManaged(void **place, size_t size, unsigned flags) { return (void)flags, allocate(place, size); }
int hipFree(void *place) { return release(place); }
int hipFreeAsync(void *place, void *stream) { return (void)stream, release(place); }
int hipHostMalloc(void **place, size_t size, unsigned flags) { return (void)flags, (*place = malloc(size)) ? OK : NO_ROOM; }
int hipHostFree(void *place) { return free(place), OK; }
int hipMemGetInfo(size_t *left, size_t *all) { return *left = (size_t)8 << 30, *all = (size_t)16 << 30, OK; }
int hipMemcpy(void *dst, void *src, size_t size, int kind) { return (void)kind, copy(dst, src, size); }
int hipMemcpyAsync(void *dst, void *src, size_t size, int kind, void *stream) { return (void)kind, (void)stream, copy(dst, src, size); }
int hipMemcpyHtoD(void *dst, void *src, size_t size) { return copy(dst, src, size); }
int hipMemcpyDtoH(void *dst, void *src, size_t size) { return copy(dst, src, size); }
int hipMemcpyDtoD(void *dst, void *src, size_t size) { return copy(dst, src, size); }
int hipMemcpyHtoDAsync(void *dst, void *src, size_t size, void *stream) { return (void)stream, copy(dst, src, size); }
int hipMemcpyDtoHAsync(void *dst, void *src, size_t size, void *stream) { return (void)stream, copy(dst, src, size); }
int hipMemset(void *dst, int value, size_t size) { return fill(dst, value, size); }
int hipModuleUnload(void *module) { return (void)module, OK; }
int hipFuncGetAttribute(int *value, int attribute, void *function) { return (void)attribute, (void)function, *value = 64, OK; }
int hipFuncSetAttribute(void *function, int attribute, int value) { return (void)function, (void)attribute, (void)value, OK; }
int hipOccupancyMaxActiveBlocksPerMultiprocessor(int *n, void *function, int items, size_t lds) {
    return (void)function, (void)items, (void)lds, *n = 1, OK;
}
/* As of memory that HIP does not know. */
int hipPointerGetAttributes(void *attributes, void *place) { return (void)attributes, (void)place, INVALID; }
int hipPointerGetAttribute(void *value, int attribute, void *place) { return (void)value, (void)attribute, (void)place, INVALID; }

static int some(void **handle) { return *handle = (void *)1, OK; }
int hipCtxCreate(void **context, unsigned flags, int device) { return (void)flags, (void)device, some(context); }
int hipCtxGetCurrent(void **context) { return some(context); }
int hipCtxSetCurrent(void *context) { return (void)context, OK; }
int hipDevicePrimaryCtxRetain(void **context, int device) { return (void)device, some(context); }
int hipDevicePrimaryCtxRelease(int device) { return (void)device, OK; }
int hipDeviceSynchronize(void) { return OK; }
int hipDeviceGetDefaultMemPool(void **pool, int device) { return (void)device, some(pool); }
int hipMemPoolSetAttribute(void *pool, int attribute, void *value) { return (void)pool, (void)attribute, (void)value, OK; }
int hipMemPoolTrimTo(void *pool, size_t size) { return (void)pool, (void)size, OK; }
int hipStreamCreateWithFlags(void **stream, unsigned flags) { return (void)flags, some(stream); }
int hipStreamDestroy(void *stream) { return (void)stream, OK; }
int hipStreamSynchronize(void *stream) { return (void)stream, OK; }
int hipStreamWaitEvent(void *stream, void *event, unsigned flags) { return (void)stream, (void)event, (void)flags, OK; }
int hipEventCreateWithFlags(void **event, unsigned flags) { return (void)flags, some(event); }
int hipEventDestroy(void *event) { return (void)event, OK; }
int hipEventRecord(void *event, void *stream) { return (void)event, (void)stream, OK; }
int hipEventSynchronize(void *event) { return (void)event, OK; }
int hipEventElapsedTime(float *milliseconds, void *start, void *end) { return (void)start, (void)end, *milliseconds = 0, OK; }

/* Graphs are refused: runtimes launch one kernel after the other then. */
enum { NOT_SUPPORTED = 801 };
int hipGraphCreate(void **graph, unsigned flags) { return (void)graph, (void)flags, NOT_SUPPORTED; }
int hipGraphDestroy(void *graph) { return (void)graph, NOT_SUPPORTED; }
int hipGraphAddKernelNode(void **node, void *graph, void *after, size_t n, void *parameters) {
    return (void)node, (void)graph, (void)after, (void)n, (void)parameters, NOT_SUPPORTED;
}
int hipGraphInstantiate(void **made, void *graph, void *node, void *log, size_t size) {
    return (void)made, (void)graph, (void)node, (void)log, (void)size, NOT_SUPPORTED;
}
int hipGraphExecDestroy(void *made) { return (void)made, NOT_SUPPORTED; }
int hipGraphLaunch(void *made, void *stream) { return (void)made, (void)stream, NOT_SUPPORTED; }
