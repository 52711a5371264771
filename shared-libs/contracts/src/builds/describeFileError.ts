const ACCESS = 'access is denied ($). Give the user of this process read and write access.';
const OTHER_KIND = 'a file is where a folder should be ($). Move that file away.';
const FULL = 'the disk is full ($). Free some space on it.';
const OPEN_FILES = 'too many files are open ($). Raise the limit of open files.';
const BROKEN = 'the disk does not work ($). Check it, or the connection to it.';

/** Why an operation on files failed and what to do, by the code of the error, which replaces `$`. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  EACCES: ACCESS,
  EPERM: ACCESS,
  EROFS: 'the disk is read-only ($). Mount it with write access.',
  ENOSPC: FULL,
  EDQUOT: FULL,
  ENOTDIR: OTHER_KIND,
  EEXIST: OTHER_KIND,
  EMFILE: OPEN_FILES,
  ENFILE: OPEN_FILES,
  EIO: BROKEN,
  ESTALE: BROKEN,
};

/** Returns why an operation failed and what to do, in two sentences for operators; for an error without a known code, its message. */
export const describeFileError = (error: unknown): string => {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return DESCRIPTIONS[code]?.replace('$', code) ?? message.replace(/\.?$/, '.');
};
