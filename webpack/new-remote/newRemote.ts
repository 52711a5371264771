import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { isReservedPath, normalizePattern } from '@hashgrid/contracts/builds';
import { COMMAND_LINE } from '../cli/commandLine';
import { CommandError } from '../cli/CommandError';
import { listTranslatedLocales } from '../compile/copyLocales';
import { IS_WORKSPACE, REMOTES_DIR, ROOT } from '../compile/paths';
import { readPackage } from '../compile/readPackage';
import { loadOtherConfigs } from '../remote/loadRemoteConfig';
import { readInstalledVersion } from '../sharing/readInstalledVersion';
import { createRemoteFiles, DEPENDENCIES, DEV_DEPENDENCIES } from './createRemoteFiles';
import { createRepositoryFiles } from './createRepositoryFiles';

const USAGE = `Usage: ${COMMAND_LINE} new <name> [--no-install]. The name is in lower case with dashes, such as "daily-prize".`;
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Returns the only name if it can be used. @throws {CommandError} if not. */
const checkName = ([name, ...others]: readonly string[]): string => {
  if (!name || !NAME.test(name) || name === 'shell' || others.length > 0) {
    throw new CommandError(USAGE);
  }
  if (isReservedPath(`/${name}`))
    throw new CommandError(
      `Could not create remotes/${name}: the path /${name} belongs to the gateway or the shell. Choose another name.`,
    );
  if (existsSync(join(REMOTES_DIR, name)))
    throw new CommandError(`Could not create remotes/${name}: it already exists. Choose another name.`);
  return name;
};

/** @throws {CommandError} when another remote of this repository has the path of the new page, because then neither could be built. */
const requireFreePath = async (name: string): Promise<void> => {
  // Another remote's config may be malformed, which its own build reports.
  const owner = (await loadOtherConfigs(name)).find(
    ({ routes }) =>
      Array.isArray(routes) && routes.some((route) => normalizePattern(String(route?.path)) === `/${name}`),
  );
  if (!owner) return;
  throw new CommandError(
    `Could not create remotes/${name}: the path /${name} belongs to the remote "${owner.name}". Choose another name.`,
  );
};

const writeFiles = (dir: string, files: Readonly<Record<string, string>>): void => {
  for (const [path, content] of Object.entries(files)) {
    const file = join(dir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    console.log(relative(ROOT, file));
  }
};

/** Writes the files that a team's own repository needs beside its first remote. */
const prepareRepository = (): void => {
  const packageJson = readPackage(ROOT);
  const files = Object.entries(createRepositoryFiles(packageJson)).filter(([path]) =>
    path === 'package.json' ? !('workspaces' in packageJson) : !existsSync(join(ROOT, path)),
  );
  writeFiles(ROOT, Object.fromEntries(files));
};

/**
 * Returns the ranges of a remote in a team's own repository. The packages of the product, whose versions its package.json has, require
 * exact versions of all others. If remotes named versions too, npm could not install newer packages of the product there: it would look
 * for the old ones in the registry, and refuse the newer React that they need.
 */
const toOwnRanges = (versions: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.keys(versions).map((name) => [name, '*']));

/** Formats the generated files, because where lines break depends on the length of the names. */
const formatFiles = (dir: string): void => {
  const prettier = join(ROOT, 'node_modules', 'prettier', 'bin', 'prettier.cjs');
  if (!existsSync(prettier)) return;
  spawnSync(process.execPath, [prettier, '--write', '--log-level=warn', dir], {
    cwd: ROOT,
    stdio: 'inherit',
  });
};

/**
 * Installs the new workspace, because the lockfile lists every workspace.
 * @throws {CommandError} when npm fails, or can't be started.
 */
const install = (name: string): void => {
  const { status, error } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  throw new CommandError(
    error
      ? `Created remotes/${name}, but could not start npm: ${error.message}. Put npm on PATH, and run: npm install`
      : `Created remotes/${name}, but could not install it, see above. Run: npm install`,
  );
};

/**
 * Parses the command's arguments.
 * @throws {CommandError} for an unknown option.
 */
const parseOptions = (args: string[]) => {
  try {
    return parseArgs({ args, allowPositionals: true, options: { 'no-install': { type: 'boolean' } } });
  } catch (error) {
    const [problem] = (error as Error).message.split('. ');
    throw new CommandError(`${problem}. ${USAGE}`);
  }
};

/** `hashgrid new <name> [--no-install]`: writes a working remote and installs it as a workspace. */
export const newRemote = async (args: string[]): Promise<void> => {
  const { positionals, values } = parseOptions(args);
  const name = checkName(positionals);
  await requireFreePath(name);
  const versions = Object.fromEntries(
    [...DEPENDENCIES, ...DEV_DEPENDENCIES].map((dependency) => [
      dependency,
      readInstalledVersion(dependency, ROOT),
    ]),
  );
  const baseTsconfig = IS_WORKSPACE ? '../../tsconfig.base.json' : '@hashgrid/tooling/tsconfig.base.json';
  if (!IS_WORKSPACE) prepareRepository();
  const dir = join(REMOTES_DIR, name);
  const ranges = IS_WORKSPACE ? versions : toOwnRanges(versions);
  writeFiles(dir, createRemoteFiles(name, versions, listTranslatedLocales(), baseTsconfig, ranges));
  formatFiles(dir);
  if (!values['no-install']) install(name);
  // A team's own repository has no product to start.
  const dev = IS_WORKSPACE ? 'npm run dev --' : 'HASHGRID_URL=https://play.example.com npx hashgrid dev';
  console.log(`\nNext: translate remotes/${name}/locales/*.json, then start it with: ${dev} ${name}`);
};
