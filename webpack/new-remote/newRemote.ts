import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { localesOf } from '../compile/copyLocales';
import { REMOTES_DIR, ROOT, SHELL_DIR } from '../compile/paths';
import { readPackage } from '../compile/readPackage';
import { remoteNames } from '../remote/loadRemoteConfig';
import { remoteFiles } from './remoteFiles';

const problemOf = (name: string | undefined): string | null => {
  if (!name || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name === 'shell') {
    return 'Usage: npm run new-remote -- <name>, in lower case with dashes, such as "daily-prize".';
  }
  return existsSync(join(REMOTES_DIR, name))
    ? `remotes/${name} is there already. Choose another name.`
    : null;
};

/** `npm run new-remote -- <name>`: writes a working remote and makes it known to npm. */
const newRemote = (name: string): void => {
  const model = readPackage(join(REMOTES_DIR, remoteNames()[0]!));
  const files = remoteFiles(name, model, localesOf(SHELL_DIR));
  for (const [path, content] of Object.entries(files)) {
    const file = join(REMOTES_DIR, name, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    console.log(`remotes/${name}/${path}`);
  }
  // The lockfile lists every workspace.
  spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  console.log(`\nNext: translate remotes/${name}/locales/*.json, then see it with: npm run dev -- ${name}`);
};

const name = process.argv[2];
const problem = problemOf(name);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  newRemote(name!);
}
