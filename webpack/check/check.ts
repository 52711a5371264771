import { join } from 'node:path';
import { SHELL } from '@hashgrid/contracts/releases';
import { COMMAND_LINE } from '../cli/commandLine';
import { describeChoices } from '../cli/describeChoices';
import { CommandError } from '../cli/CommandError';
import { CACHE_DIR } from '../compile/paths';
import { readCandidate, readShellCandidate } from '../environment/Candidate';
import { getEnvironmentUrl, readLiveSet, type LiveSet } from '../environment/readLiveSet';
import { usesEnvironment } from '../environment/usesEnvironment';
import { findReleaseTarget } from '../release/openReleaseClient';
import { listPublishable } from '../release/publish';
import { withTemporaryDir } from '../release/withTemporaryDir';
import { buildRemote } from '../remote/buildRemote';
import { checkRemote } from './checkRemote';
import { checkShell } from './checkShell';
import { formatFindings, type Finding } from './Finding';

/** Returns the URL of the gateway to check against: that of the settings, or in the workspace that of the product on the data folder. */
const findUrl = async (): Promise<string> =>
  usesEnvironment() ? getEnvironmentUrl() : (await findReleaseTarget()).pagesUrl;

const collectFindings = async (name: string, live: LiveSet, buildDir: string): Promise<Finding[]> => {
  console.log(`Building ${name} …`);
  if (name !== SHELL) {
    await buildRemote(name, buildDir, 'production');
    return checkRemote(readCandidate(buildDir, 'check'), live);
  }
  const { buildShell } = await import('../shell/buildShell');
  await buildShell(buildDir, 'production');
  const candidate = readShellCandidate(buildDir, 'check');
  const descriptors = { shell: live.shell, remotes: Object.values(live.descriptors) };
  return checkShell(candidate, descriptors, () => Promise.resolve(live));
};

/**
 * `hashgrid check <name>`: builds a remote, or the shell, and compares it with what is live. Nothing is published.
 * @throws {CommandError} with every finding, and for more than one name: a CI job must not pass when the others were not checked.
 */
export const check = async ([name, ...others]: readonly string[]): Promise<void> => {
  const names = listPublishable();
  if (!name || !names.includes(name) || others.length > 0)
    throw new CommandError(`Usage: ${COMMAND_LINE} check <name>. ${describeChoices(names)}`);
  const live = await readLiveSet(await findUrl());
  await withTemporaryDir(join(CACHE_DIR, 'builds'), async (buildDir) => {
    const findings = await collectFindings(name, live, buildDir);
    if (findings.length > 0) throw new CommandError(formatFindings(name, findings));
  });
  console.log(`${name} can be published to ${live.url}.`);
};
