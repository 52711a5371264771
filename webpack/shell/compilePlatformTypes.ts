import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listFiles } from '@hashgrid/contracts/builds';
import { BuildError } from '../compile/BuildError';
import { findTypeScript } from '../compile/findTypeScript';
import { listCompilerErrors } from '../compile/listCompilerErrors';
import { CACHE_DIR, getLibDir, ROOT } from '../compile/paths';
import { withTemporaryDir } from '../release/withTemporaryDir';
import type { PlatformTypes } from './PlatformTypes';

/** The platform, and the library that its types refer to. */
const LIBS = ['contracts', 'platform'];

const readManifest = (name: string): string => {
  const file = join(getLibDir(name), 'package.json');
  const { exports, ...manifest } = JSON.parse(readFileSync(file, 'utf8')) as { exports: object };
  const types = JSON.stringify(exports).replace(/\.tsx?"/g, '.d.ts"');
  return JSON.stringify({ ...manifest, exports: JSON.parse(types) as object });
};

const compileTypes = async (dir: string): Promise<void> => {
  const config = join(dir, 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(ROOT, 'tsconfig.base.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: join(getLibDir('platform'), '..'),
        outDir: join(dir, 'types'),
      },
      files: [join(getLibDir('platform'), 'src', 'index.ts')],
    }),
  );
  try {
    await promisify(execFile)(process.execPath, [findTypeScript(), '-p', config]);
  } catch (error) {
    throw new BuildError('shell', listCompilerErrors(error));
  }
};

/**
 * Returns the types of the platform that the shell provides, so that remotes can be compiled against them.
 * @throws {BuildError} with what the compiler found.
 */
export const compilePlatformTypes = (): Promise<PlatformTypes> =>
  withTemporaryDir(join(CACHE_DIR, 'types'), async (dir) => {
    mkdirSync(join(dir, 'types'));
    await compileTypes(dir);
    return Object.fromEntries([
      ...LIBS.map((name) => [`${name}/package.json`, readManifest(name)]),
      ...listFiles(join(dir, 'types'))
        .sort()
        .map((file) => [file, readFileSync(join(dir, 'types', file), 'utf8')]),
    ]) as PlatformTypes;
  });
