import { join } from 'node:path';
import { UsageError } from '../cli/UsageError';
import { CACHE_DIR } from '../compile/paths';
import { readCandidate } from '../environment/Candidate';
import { getEnvironmentUrl, readLiveSet } from '../environment/readLiveSet';
import { withTemporaryDir } from '../release/temporaryDirs';
import { buildRemote } from '../remote/buildRemote';
import { listRemoteNames } from '../remote/loadRemoteConfig';
import { checkRemote } from './checkRemote';
import { formatFindings } from './Finding';

/**
 * `hashgrid check <name>`: builds a remote and compares it with what is live at `HASHGRID_URL`; nothing is published.
 * @throws {UsageError} with every finding.
 */
export const check = async (name: string | undefined): Promise<void> => {
  const names = listRemoteNames();
  if (!name || !names.includes(name))
    throw new UsageError(`Usage: hashgrid check <name>. Choose one of: ${names.join(', ')}.`);
  const live = await readLiveSet(getEnvironmentUrl());
  await withTemporaryDir(join(CACHE_DIR, 'builds'), async (buildDir) => {
    await buildRemote(name, buildDir, 'production');
    const findings = await checkRemote(readCandidate(buildDir, 'check'), live);
    if (findings.length > 0) throw new UsageError(formatFindings(name, findings));
  });
  console.log(`${name} can be published to ${live.url}.`);
};
