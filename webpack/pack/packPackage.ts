import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { listFiles } from '@hashgrid/contracts/builds';
import { BuildError } from '../compile/BuildError';
import { findTypeScript } from '../compile/findTypeScript';
import { listCompilerErrors } from '../compile/listCompilerErrors';
import { ROOT } from '../compile/paths';
import { addExtensions } from './addExtensions';
import { createManifest, type ProductManifest, type SourceManifest } from './createManifest';
import { PUBLIC_PACKAGES, type PublicPackage } from './publicPackages';

const require = createRequire(import.meta.url);
const markPureCalls = require('../compile/markPureCalls.cjs') as (source: string) => string;
const stripStyleComments = require('../compile/stripStyleComments.cjs') as (source: string) => string;

/** Files that other repositories don't need: tests, examples, and tools of this workspace. */
const EXCLUDED = ['**/*.test.*', '**/*.examples.*', '**/test/**', 'catalog', 'pack'];
/** Files that `copyScripts` leaves out: those that are compiled, not needed, or copied by other rules. */
const NOT_COPIED = /(\.tsx?|\.json|(^|\/)(test|catalog|pack|bin|locales|node_modules|dist)\/.*)$/;

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Maps imports to the types of the packed packages, so that their sources don't become part of this one. */
const createPaths = (outDir: string): Record<string, string[]> =>
  Object.fromEntries(
    PUBLIC_PACKAGES.filter(({ sourceDir }) => sourceDir === 'src').flatMap(({ name, dir }) => {
      const { exports } = readJson(join(dir, 'package.json')) as SourceManifest;
      return Object.entries(exports)
        .filter(([, file]) => /\.tsx?$/.test(file))
        .map(([key, file]) => [
          posix.join('@hashgrid', name, key),
          [join(outDir, name, file.replace('./src/', 'dist/').replace(/\.tsx?$/, '.d.ts'))],
        ]);
    }),
  );

const compile = ({ name, dir, sourceDir }: PublicPackage, outDir: string): void => {
  const sources = join(dir, sourceDir);
  const { compilerOptions } = readJson(join(dir, 'tsconfig.json')) as { compilerOptions: object };
  const config = join(outDir, `tsconfig.${name}.json`);
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(ROOT, 'tsconfig.base.json'),
      compilerOptions: {
        ...compilerOptions,
        noEmit: false,
        declaration: true,
        rootDir: sources,
        outDir: join(outDir, name, 'dist'),
        paths: createPaths(outDir),
      },
      include: [join(sources, '**/*')],
      exclude: [...EXCLUDED, 'node_modules', 'dist'].map((path) => join(sources, path)),
    }),
  );
  try {
    execFileSync(process.execPath, [findTypeScript(), '-p', config], { encoding: 'utf8' });
  } catch (error) {
    throw new BuildError(name, listCompilerErrors(error));
  }
};

/** Adapts the compiler's output to Node and bundlers: adds extensions to imports, and prepares code for small bundles. */
const adaptOutput = (name: string, distDir: string): void => {
  for (const path of listFiles(distDir)) {
    const file = join(distDir, path);
    const text = addExtensions(readFileSync(file, 'utf8'), file);
    const adapt = name === 'contracts' ? markPureCalls : stripStyleComments;
    writeFileSync(file, file.endsWith('.js') ? adapt(text) : text);
  }
};

/** Copies the scripts that the compiler ignores, because they run as they are. */
const copyScripts = (sources: string, distDir: string): void => {
  for (const path of listFiles(sources)) {
    if (NOT_COPIED.test(path)) continue;
    mkdirSync(dirname(join(distDir, path)), { recursive: true });
    cpSync(join(sources, path), join(distDir, path));
  }
};

/**
 * Writes a package as other repositories install it: compiled to ES modules, with types.
 * @param outDir Absolute folder in the workspace; the package becomes a folder in it, beside those that it depends on.
 * @throws {BuildError} with what the compiler found.
 */
export const packPackage = (publicPackage: PublicPackage, outDir: string): void => {
  const { name, dir, sourceDir, copies } = publicPackage;
  const distDir = join(outDir, name, 'dist');
  rmSync(join(outDir, name), { recursive: true, force: true });
  mkdirSync(distDir, { recursive: true });
  compile(publicPackage, outDir);
  adaptOutput(name, distDir);
  copyScripts(join(dir, sourceDir), distDir);
  for (const [path, source] of Object.entries(copies))
    cpSync(source, join(outDir, name, path), { recursive: true });
  cpSync(join(ROOT, 'LICENSE'), join(outDir, name, 'LICENSE'));
  const manifest = createManifest(
    readJson(join(dir, 'package.json')) as SourceManifest,
    readJson(join(ROOT, 'package.json')) as ProductManifest,
    Object.keys(copies).filter((path) => path.endsWith('.json')),
  );
  writeFileSync(join(outDir, name, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
};
