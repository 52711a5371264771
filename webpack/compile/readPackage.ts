import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface PackageJson {
  name: string;
  version: string;
  /** Files by subpath, as in the packages of the workspace: `{ '.': './src/index.ts' }`. */
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Reads the `package.json` of a folder. */
export const readPackage = (dir: string): PackageJson =>
  JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as PackageJson;
