import { join, relative } from 'node:path';
import { CommandError } from '../cli/CommandError';
import { describeChoices } from '../cli/describeChoices';
import { describeFailure } from '../cli/describeFailure';
import { IS_WORKSPACE, REMOTES_DIR, ROOT, SHELL_DIR } from '../compile/paths';
import { buildRemote } from '../remote/buildRemote';
import { listRemoteNames } from '../remote/loadRemoteConfig';
import { buildShell } from '../shell/buildShell';

/** Builds the shell or a remote into its package's `dist`, without publishing it. */
const buildPackage = async (name: string): Promise<void> => {
  const outputDir = join(name === 'shell' ? SHELL_DIR : join(REMOTES_DIR, name), 'dist');
  if (name === 'shell') await buildShell(outputDir, 'production');
  else await buildRemote(name, outputDir, 'production');
  console.log(`Built ${name} in ${relative(ROOT, outputDir)}.`);
};

/**
 * `hashgrid build [<name>…]`: builds everything in the repository, or only what the arguments name. A failed build does
 * not stop the others.
 * @throws {CommandError} for a name that is not in the repository, before anything is built.
 */
export const buildAll = async (names: readonly string[]): Promise<void> => {
  const all = [...(IS_WORKSPACE ? ['shell'] : []), ...listRemoteNames()];
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined)
    throw new CommandError(`There is no remote "${unknown}". ${describeChoices(all)}`);
  if (names.length === 0 && all.length === 0)
    return console.log(`There is nothing to build. ${describeChoices(all)}`);
  for (const name of names.length > 0 ? names : all) {
    try {
      await buildPackage(name);
    } catch (error) {
      console.error(await describeFailure(error));
      process.exitCode = 1;
    }
  }
};
