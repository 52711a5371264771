import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A source of released files. Paths are those of their URLs: `/remotes/auth/1.0.0-1a2b3c4d/entry.js`. */
export interface FileSource {
  /** Returns a text that changes when the file does; null if there is no such file. */
  readStamp(path: string): Promise<string | null>;
  /** Returns the content of a file; null if there is no such file. */
  read(path: string): Promise<Uint8Array | null>;
}

/** Creates a source that reads released files from a folder. */
export const createFolderSource = (dir: string): FileSource => ({
  readStamp: async (path) => {
    try {
      const stats = await stat(join(dir, path));
      return stats.isFile() ? `${stats.mtimeMs} ${stats.ino} ${stats.size}` : null;
    } catch {
      return null;
    }
  },
  read: async (path) => {
    const content = await readFile(join(dir, path)).catch(() => null);
    return content && new Uint8Array(content);
  },
});
