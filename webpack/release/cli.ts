import { createReleaseClient, ReleaseApiError } from '@hashgrid/contracts/releases';
import { BuildError } from '../compile/BuildError';
import { formatReleases } from './formatReleases';
import { findReleaseTarget, openReleaseClient } from './openReleaseClient';
import { publish, readLive } from './publish';
import { parseArguments, type Flags, USAGE } from './parseArguments';
import { publishAll } from './publishAll';
import { ReleaseError } from './ReleaseError';

const log = (line: string) => console.log(line);
const formatElapsed = (start: number) => `${((Date.now() - start) / 1000).toFixed(1)} s`;

const runPublish = async (name: string | undefined, flags: Flags) => {
  const { all = false, 'if-changed': ifChanged = false, 'keep-others': keepOthers = false, replaces } = flags;
  const start = Date.now();
  if (!all && !name) throw new ReleaseError(`publish needs a name or --all.\n${USAGE}`);
  const target = await findReleaseTarget();
  if (all) {
    const names = await publishAll(target, { ifChanged, keepOthers, log });
    log(
      names.length > 0
        ? `Published ${names.join(', ')} in ${formatElapsed(start)}.`
        : 'There is nothing to publish.',
    );
    return;
  }
  if (!name) return;
  const release = await publish(createReleaseClient(target), name, {
    ifChanged,
    mode: 'production',
    replaces,
  });
  log(release ? `Published ${name} ${release} in ${formatElapsed(start)}.` : `${name} is up to date.`);
};

const run = async (): Promise<void> => {
  const { positionals, flags: values } = parseArguments(process.argv.slice(2));
  const [command, name] = positionals;
  if (command === 'publish') return runPublish(name, values);
  if (command === 'list') return log(formatReleases((await readLive(await openReleaseClient())).registry));
  if (command === 'rollback' && name) {
    const { from, to } = await (await openReleaseClient()).rollback({ name });
    return log(`Rolled back ${name} from ${from} to ${to}.`);
  }
  if (command === 'unpublish' && name) {
    await (await openReleaseClient()).unpublish({ name });
    return log(`Unpublished ${name}. Bring it back with: npm run release -- publish ${name}`);
  }
  throw new ReleaseError(USAGE);
};

// The `exit` event stops the builds that this process has started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

try {
  await run();
} catch (error) {
  const isKnown =
    error instanceof ReleaseError || error instanceof BuildError || error instanceof ReleaseApiError;
  console.error(isKnown ? error.message : error);
  process.exitCode = 1;
}
