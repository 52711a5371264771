import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the files below a folder, relative to it, with forward slashes, sorted. */
export const filesBelow = (dir: string, prefix = ''): string[] =>
  readdirSync(join(dir, prefix), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = prefix ? `${prefix}/${entry.name}` : entry.name;
      return entry.isDirectory() ? filesBelow(dir, path) : [path];
    });
