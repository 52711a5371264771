import { ArtifactStoreError, type ArtifactStore } from '@hashgrid/contracts/releases';
import { BuildError } from '../compile/BuildError';
import { formatReleases } from './formatReleases';
import { publish, rollback, unpublish } from './publish';
import { parseArguments, type Flags, USAGE } from './parseArguments';
import { publishAll } from './publishAll';
import { getReleaseId } from './registryEntry';
import { readRegistry } from './registryFile';
import { ReleaseError } from './ReleaseError';
import { openArtifacts } from './openArtifacts';
import { releasesDir } from './releaseStore';

const log = (line: string) => console.log(line);
const formatElapsed = (start: number) => `${((Date.now() - start) / 1000).toFixed(1)} s`;

const runPublish = async (
  storeDir: string,
  name: string | undefined,
  flags: Flags,
  artifacts: ArtifactStore,
) => {
  const { all = false, 'if-changed': ifChanged = false, 'keep-others': keepOthers = false, replaces } = flags;
  const start = Date.now();
  if (all) {
    const names = await publishAll(storeDir, { ifChanged, keepOthers, log, artifacts });
    log(
      names.length > 0
        ? `Published ${names.join(', ')} in ${formatElapsed(start)}.`
        : 'There is nothing to publish.',
    );
    return;
  }
  if (!name) throw new ReleaseError(`publish needs a name or --all.\n${USAGE}`);
  const release = await publish(storeDir, name, { ifChanged, mode: 'production', replaces, artifacts });
  log(
    release
      ? `Published ${name} ${getReleaseId(release)} in ${formatElapsed(start)}.`
      : `${name} is up to date.`,
  );
};

const run = async (): Promise<void> => {
  const { positionals, flags: values } = parseArguments(process.argv.slice(2));
  const [command, name] = positionals;
  const storeDir = releasesDir();
  const artifacts = await openArtifacts(storeDir);
  if (command === 'publish') return runPublish(storeDir, name, values, artifacts);
  if (command === 'list') return log(formatReleases(readRegistry(storeDir)));
  if (command === 'rollback' && name) {
    const { from, to } = await rollback(storeDir, name, artifacts);
    return log(`Rolled back ${name} from ${from} to ${to}.`);
  }
  if (command === 'unpublish' && name) {
    await unpublish(storeDir, name);
    return log(`Unpublished ${name}. Bring it back with: npm run release -- publish ${name}`);
  }
  throw new ReleaseError(USAGE);
};

// The `exit` event stops the builds that this process has started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

try {
  await run();
} catch (error) {
  const isKnown = [ReleaseError, BuildError, ArtifactStoreError].some((known) => error instanceof known);
  console.error(isKnown ? (error as Error).message : error);
  process.exitCode = 1;
}
