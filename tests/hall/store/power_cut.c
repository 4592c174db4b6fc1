/* Records what a process does to the files of one folder, in order, so that a test can tell what would be left of them
   after a power cut.  Loaded with LD_PRELOAD; WYRMHALL_FOLDER is the folder, WYRMHALL_TRACE the file to write to.

   A record: operation (W write, T truncate, S sync, U unlink), length of the name, offset, length of the content, name, content. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static int trace = -1;
static char folder[PATH_MAX];

__attribute__((constructor)) static void begin(void) {
    const char *path = getenv("WYRMHALL_FOLDER"), *to = getenv("WYRMHALL_TRACE");
    if (path && to && realpath(path, folder)) {
        strcat(folder, "/");
        trace = syscall(SYS_openat, AT_FDCWD, to, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    }
}

/* The name of the file within the folder, or NULL. */
static const char *watched(int file, char *space) {
    char link[40];
    char digits[12];
    int at = 0, n = file;
    if (trace < 0 || file < 0) return NULL;
    do digits[at++] = '0' + n % 10; while (n /= 10);
    strcpy(link, "/proc/self/fd/");
    size_t end = strlen(link);
    while (at) link[end++] = digits[--at];
    link[end] = 0;
    ssize_t length = readlink(link, space, PATH_MAX - 1);
    if (length < 0) return NULL;
    space[length] = 0;
    return strncmp(space, folder, strlen(folder)) ? NULL : space + strlen(folder);
}

static void put(const void *from, size_t size) {
    while (size) {
        ssize_t done = syscall(SYS_write, trace, from, size);
        if (done <= 0) abort();
        from = (const char *)from + done;
        size -= done;
    }
}

static void record(char operation, const char *name, uint64_t offset, const void *content, uint32_t size) {
    uint8_t length = strlen(name);
    put(&operation, 1);
    put(&length, 1);
    put(&offset, 8);
    put(&size, 4);
    put(name, length);
    put(content, size);
}

#define REAL(name) \
    static __typeof__(name) *real; \
    if (!real) real = dlsym(RTLD_NEXT, #name)

#define RECORDED(call, operation, offset, content, size) \
    char space[PATH_MAX]; \
    const char *name = watched(file, space); \
    if (!name) return real call; \
    pthread_mutex_lock(&turn); \
    uint64_t where = (offset); \
    ssize_t done = real call; \
    if (done >= 0) record(operation, name, where, content, size); \
    pthread_mutex_unlock(&turn); \
    return done

ssize_t write(int file, const void *from, size_t count) {
    REAL(write);
    RECORDED((file, from, count), 'W', lseek(file, 0, SEEK_CUR), from, done);
}

ssize_t pwrite(int file, const void *from, size_t count, off_t at) {
    REAL(pwrite);
    RECORDED((file, from, count, at), 'W', at, from, done);
}

ssize_t pwrite64(int file, const void *from, size_t count, off64_t at) {
    REAL(pwrite64);
    RECORDED((file, from, count, at), 'W', at, from, done);
}

int ftruncate(int file, off_t size) {
    REAL(ftruncate);
    RECORDED((file, size), 'T', size, "", 0);
}

int ftruncate64(int file, off64_t size) {
    REAL(ftruncate64);
    RECORDED((file, size), 'T', size, "", 0);
}

int unlink(const char *path) {
    REAL(unlink);
    if (trace < 0 || strncmp(path, folder, strlen(folder))) return real(path);
    pthread_mutex_lock(&turn);
    int done = real(path);
    if (done == 0) record('U', path + strlen(folder), 0, "", 0);
    pthread_mutex_unlock(&turn);
    return done;
}

int fsync(int file) {
    REAL(fsync);
    RECORDED((file), 'S', 0, "", 0);
}

int fdatasync(int file) {
    REAL(fdatasync);
    RECORDED((file), 'S', 0, "", 0);
}
