import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the files in a folder and its subfolders, as sorted paths relative to it with forward slashes. */
export const listFiles = (dir: string, prefix = ''): string[] =>
  readdirSync(join(dir, prefix), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = prefix ? `${prefix}/${entry.name}` : entry.name;
      return entry.isDirectory() ? listFiles(dir, path) : [path];
    });
