const KB = 1024;
const MB = 1024 * KB;

/** Returns a number of bytes in KB or MB, rounded up, so that a size above a limit never reads like the limit: `32.1 MB`. */
export const formatSize = (bytes: number): string => {
  const [unit, name] = bytes < MB ? [KB, 'KB'] : [MB, 'MB'];
  return `${Math.ceil((bytes / unit) * 10) / 10} ${name}`;
};
