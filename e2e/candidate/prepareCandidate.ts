import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Registry, Release } from '@hashgrid/contracts';
import { getEntry, getReleaseId, SHELL, type Descriptor } from '@hashgrid/contracts/releases';
import { CACHE_DIR } from '@hashgrid/tooling/compile/paths';
import { buildRemote } from '@hashgrid/tooling/remote/buildRemote';
import { storeRelease } from '@hashgrid/tooling/release/storeRelease';
import { withTemporaryDir } from '@hashgrid/tooling/release/withTemporaryDir';
import { buildShell } from '@hashgrid/tooling/shell/buildShell';
import type { CandidateOptions } from './parseCandidate';
import { readStoredRelease } from './readStoredRelease';

/** Returns the release with an ID among the current, previous and rolled-back ones of a name. */
const findRelease = (registry: Registry, name: string, id: string): Release<Descriptor> | undefined => {
  const entry = getEntry(registry, name);
  const releases = entry ? [entry.current, ...entry.previous, ...(entry.rolledBack ?? [])] : [];
  return releases.find((release) => getReleaseId(release) === id);
};

/** Builds the shell or a remote of this checkout, and stores the build. */
const buildAndStore = (storeDir: string, name: string): Promise<Release<Descriptor>> =>
  withTemporaryDir(join(CACHE_DIR, 'builds'), async (buildDir) => {
    await (name === SHELL ? buildShell(buildDir, 'production') : buildRemote(name, buildDir, 'production'));
    return storeRelease(storeDir, name, buildDir, { compress: true });
  });

/**
 * Returns the release of a candidate: one that the registry or the store has, or a finished or new build, which it stores.
 * @param storeDir The release store.
 * @throws {Error} when the source is neither a stored release nor a folder, or the build fails.
 */
export const prepareCandidate = async (
  storeDir: string,
  live: Registry,
  { name, source }: Pick<CandidateOptions, 'name' | 'source'>,
): Promise<Release<Descriptor>> => {
  if (!source) return buildAndStore(storeDir, name);
  const stored = findRelease(live, name, source) ?? readStoredRelease(storeDir, name, source);
  if (stored) return stored;
  const buildDir = resolve(source);
  if (!existsSync(buildDir))
    throw new Error(
      `"${source}" is neither a stored release of ${name} nor a folder. Omit "@${source}" to build this checkout.`,
    );
  return storeRelease(storeDir, name, buildDir, { compress: true });
};
