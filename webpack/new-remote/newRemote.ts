import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listLocales } from '../compile/copyLocales';
import { REMOTES_DIR, ROOT, SHELL_DIR } from '../compile/paths';
import { readPackage, type PackageJson } from '../compile/readPackage';
import { listRemoteNames } from '../remote/loadRemoteConfig';
import { createRemoteFiles } from './createRemoteFiles';

/** @throws {Error} for a name that cannot be used. */
const checkName = (name: string | undefined): string => {
  if (!name || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name === 'shell') {
    throw new Error('Usage: npm run new-remote -- <name>, in lower case with dashes, such as "daily-prize".');
  }
  if (existsSync(join(REMOTES_DIR, name)))
    throw new Error(`Could not create remotes/${name}: it already exists. Choose another name.`);
  return name;
};

/** Reads the package.json of a remote to take its versions from. */
const readModel = (): PackageJson => {
  const [model] = listRemoteNames();
  if (!model) throw new Error('Could not find a remote to take versions from. Restore one below remotes/.');
  return readPackage(join(REMOTES_DIR, model));
};

/** `npm run new-remote -- <name>`: writes a working remote and installs it as a workspace. */
const newRemote = (name: string): void => {
  const files = createRemoteFiles(name, readModel(), listLocales(SHELL_DIR));
  for (const [path, content] of Object.entries(files)) {
    const file = join(REMOTES_DIR, name, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    console.log(`remotes/${name}/${path}`);
  }
  // Names differ in length, so lines break in different places.
  const prettier = join(ROOT, 'node_modules', 'prettier', 'bin', 'prettier.cjs');
  spawnSync(process.execPath, [prettier, '--write', '--log-level=warn', join(REMOTES_DIR, name)], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  // The lockfile lists every workspace.
  spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  console.log(`\nNext: translate remotes/${name}/locales/*.json, then start it with: npm run dev -- ${name}`);
};

try {
  newRemote(checkName(process.argv[2]));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
