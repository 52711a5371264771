import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Where released files are read from. Paths are those of their URLs: `/remotes/auth/1.0.0-1a2b3c4d/entry.js`. */
export interface FileSource {
  /** @returns A text that changes when the file does; null when there is no such file. */
  readStamp(path: string): Promise<string | null>;
  /** @returns Null when there is no such file. */
  read(path: string): Promise<Uint8Array | null>;
}

/** Reads released files from a folder. */
export const folderSource = (dir: string): FileSource => ({
  readStamp: async (path) => {
    try {
      const found = await stat(join(dir, path));
      return found.isFile() ? `${found.mtimeMs} ${found.ino} ${found.size}` : null;
    } catch {
      return null;
    }
  },
  read: async (path) => {
    const found = await readFile(join(dir, path)).catch(() => null);
    return found && new Uint8Array(found);
  },
});
