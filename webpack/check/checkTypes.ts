import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describeFetchFailure } from '@hashgrid/contracts/releases';
import { CommandError } from '../cli/CommandError';
import { findTypeScript } from '../compile/findTypeScript';
import { CACHE_DIR, REMOTES_DIR, ROOT } from '../compile/paths';
import type { Candidate } from '../environment/Candidate';
import type { LiveSet } from '../environment/readLiveSet';
import { withTemporaryDir } from '../release/withTemporaryDir';
import { readInstalledVersion } from '../sharing/readInstalledVersion';
import { PLATFORM_TYPES_FILE, type PlatformTypes } from '../shell/PlatformTypes';
import type { Finding } from './Finding';

const PLATFORM = '@hashgrid/platform';
/** One changed type can cause many errors, of which the first ones suffice. */
const MAX_ERRORS = 5;
/** 64 MiB: Node kills a compiler whose output exceeds the limit, which is 1 MiB by default. */
const MAX_OUTPUT_BYTES = 2 ** 26;

const NOT_FOUND = 404;

/**
 * Returns the types of the live shell's platform; null for an older shell, which has none.
 * @throws {CommandError} when the environment cannot be reached or returns another error.
 */
const readPlatformTypes = async ({ url, shellBase }: LiveSet): Promise<PlatformTypes | null> => {
  const { href } = new URL(shellBase + PLATFORM_TYPES_FILE, url);
  const response = await fetch(href).catch((error: Error) => {
    throw new CommandError(
      `Could not read the types of the live platform from ${href}: ${describeFetchFailure(error)}. Try again when it is available.`,
    );
  });
  if (response.status === NOT_FOUND) return null;
  if (!response.ok)
    throw new CommandError(
      `Could not read the types of the live platform: ${href} responded with ${response.status}. Try again when it is available.`,
    );
  return (await response.json()) as PlatformTypes;
};

/** The environment chooses the paths, so those that could lead out of the folder are ignored. */
const SAFE_PATH = /^(contracts|platform)\/(?!.*\.\.)[\w./-]+\.(d\.ts|json)$/;

/** Writes the types as installed packages, so that imports are resolved as usual. */
const installTypes = (types: PlatformTypes, dir: string): void => {
  for (const [path, text] of Object.entries(types)) {
    if (!SAFE_PATH.test(path)) continue;
    const file = join(dir, 'node_modules', '@hashgrid', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
};

/**
 * Compiles the sources of a remote, without its tests.
 * @returns The compiler's errors.
 * @throws {CommandError} when the compiler fails without any.
 */
const compile = (name: string, dir: string): string[] => {
  const remoteDir = join(REMOTES_DIR, name);
  const config = join(dir, 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(remoteDir, 'tsconfig.json'),
      compilerOptions: {
        noEmit: true,
        paths: { [PLATFORM]: [join(dir, 'node_modules', PLATFORM, 'src', 'index.d.ts')] },
      },
      include: ['ts', 'tsx'].map((extension) => join(remoteDir, '**', `*.${extension}`)),
      exclude: ['node_modules', 'dist', 'test', '**/test', '**/*.test.*'].map((path) =>
        join(remoteDir, path),
      ),
    }),
  );
  const command = [findTypeScript(), '-p', config, '--pretty', 'false'];
  const { stdout, stderr, status, signal, error } = spawnSync(process.execPath, command, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT_BYTES,
  });
  const errors = (stdout ?? '').split('\n').filter((line) => /\berror TS\d+:/.test(line));
  if (status !== 0 && errors.length === 0)
    throw new CommandError(
      `The type check of ${name} did not finish: the compiler ended with ${signal ?? `status ${status}`}. Run it again.\n${error?.message ?? stderr}`,
    );
  return errors;
};

/**
 * Returns what to do about errors of the compiler.
 * @param platform Version of the live platform; undefined when the live shell lists none.
 */
const describeRemedy = (name: string, platform: string | undefined): string => {
  if (!platform) return 'Fix what the compiler shows above; or publish a newer shell first.';
  const compile = `npx tsc -p remotes/${name}`;
  return platform === readInstalledVersion(PLATFORM, ROOT)
    ? `Fix what the compiler shows above. To repeat it: ${compile}. If that finds nothing, this ${PLATFORM} is newer than the live one: publish a newer shell first.`
    : `npm install ${PLATFORM}@${platform}, and fix what the compiler shows: ${compile}. Or publish a newer shell first.`;
};

/** Returns a finding if the sources of a candidate don't compile with the types of the live shell's platform. */
export const checkTypes = async (
  { descriptor: { name, version } }: Pick<Candidate, 'descriptor'>,
  live: LiveSet,
): Promise<Finding[]> => {
  const types = await readPlatformTypes(live);
  if (!types) return [];
  const errors = await withTemporaryDir(join(CACHE_DIR, 'types'), async (dir) => {
    installTypes(types, dir);
    return compile(name, dir);
  });
  if (errors.length === 0) return [];
  const platform = live.shell.shared[PLATFORM];
  const hiddenCount = errors.length - MAX_ERRORS;
  const shown = [...errors.slice(0, MAX_ERRORS), ...(hiddenCount > 0 ? [`… and ${hiddenCount} more`] : [])];
  return [
    {
      problem: `${name} ${version} does not compile with the types of ${platform ? `${PLATFORM} ${platform}` : PLATFORM} in the live shell ${live.shell.version}:\n      ${shown.join('\n      ')}`,
      remedy: describeRemedy(name, platform),
    },
  ];
};
