#define _GNU_SOURCE  // glibc hides some of these calls from strict C.
#include "CSystem.h"

#include <sys/select.h>

int csystem_errno(void) { return errno; }
void csystem_set_errno(int code) { errno = code; }

extern char **environ;
char **csystem_environment(void) { return environ; }

int csystem_open(const char *path, int flags, mode_t mode) { return open(path, flags, mode); }

int csystem_duplicate_above(int descriptor, int least) {
  return fcntl(descriptor, F_DUPFD_CLOEXEC, least);
}

int csystem_terminal_size(int descriptor, struct winsize *size) {
  return ioctl(descriptor, TIOCGWINSZ, size);
}

int csystem_sync(int descriptor) {
#ifdef F_FULLFSYNC
  // fsync(2) of macOS leaves the bytes in the drive's own cache; not every volume can do more.
  if (fcntl(descriptor, F_FULLFSYNC) == 0) return 0;
#endif
  return fsync(descriptor);
}

bool csystem_is_regular(const struct stat *status) { return S_ISREG(status->st_mode); }
bool csystem_is_folder(const struct stat *status) { return S_ISDIR(status->st_mode); }
const char *csystem_entry_name(const struct dirent *entry) { return entry->d_name; }

bool csystem_exited(int status) { return WIFEXITED(status); }
int csystem_exit_status(int status) { return WEXITSTATUS(status); }
int csystem_ending_signal(int status) { return WTERMSIG(status); }

SignalHandler csystem_ignore_signal(void) { return SIG_IGN; }
SignalHandler csystem_default_signal(void) { return SIG_DFL; }

int csystem_wait_for_input(int descriptor, const sigset_t *mask) {
  if (descriptor < 0 || descriptor >= FD_SETSIZE) {
    errno = EBADF;
    return -1;
  }
  // poll(2) would not do: macOS refuses it for /dev/tty.
  fd_set readable;
  FD_ZERO(&readable);
  FD_SET(descriptor, &readable);
  return pselect(descriptor + 1, &readable, NULL, NULL, NULL, mask);
}
