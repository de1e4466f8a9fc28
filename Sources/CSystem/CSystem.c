#define _GNU_SOURCE  // glibc hides some of these calls from strict C.
#include "CSystem.h"

#include <sys/select.h>

int csystem_errno(void) { return errno; }

extern char **environ;
char **csystem_environment(void) { return environ; }

int csystem_open(const char *path, int flags, mode_t mode) { return open(path, flags, mode); }

int csystem_temporary_file(void) {
  FILE *file = tmpfile();
  if (file == NULL) return -1;
  int descriptor = fcntl(fileno(file), F_DUPFD_CLOEXEC, 3);
  fclose(file);
  return descriptor;
}

int csystem_terminal_size(int descriptor, struct winsize *size) {
  return ioctl(descriptor, TIOCGWINSZ, size);
}

bool csystem_is_open(int descriptor) { return fcntl(descriptor, F_GETFD) >= 0; }

int csystem_session_flag(void) { return POSIX_SPAWN_SETSID; }
bool csystem_exited(int status) { return WIFEXITED(status); }
int csystem_exit_status(int status) { return WEXITSTATUS(status); }
int csystem_ending_signal(int status) { return WTERMSIG(status); }

SignalHandler csystem_ignore_signal(void) { return SIG_IGN; }
SignalHandler csystem_default_signal(void) { return SIG_DFL; }
bool csystem_is_ignored(const struct sigaction *action) {
  return !(action->sa_flags & SA_SIGINFO) && action->sa_handler == SIG_IGN;
}

int csystem_select(int input, int output, int milliseconds, const sigset_t *mask) {
  if (input >= FD_SETSIZE || output >= FD_SETSIZE) {
    errno = EBADF;
    return -1;
  }
  // poll(2) would not do: macOS refuses it for terminals.
  fd_set readable, writable;
  FD_ZERO(&readable);
  FD_ZERO(&writable);
  if (input >= 0) FD_SET(input, &readable);
  if (output >= 0) FD_SET(output, &writable);
  struct timespec time = {milliseconds / 1000, milliseconds % 1000 * 1000000L};
  int count = (input > output ? input : output) + 1;
  return pselect(count, &readable, &writable, NULL, milliseconds < 0 ? NULL : &time, mask);
}
