import { createReleaseClient, formatChannelOption } from '@hashgrid/contracts/releases';
import { COMMAND_LINE } from '../cli/commandLine';
import { describeFailure } from '../cli/describeFailure';
import { changeRelease, isChangeCommand } from './changeRelease';
import { formatLog } from './formatLog';
import { formatReleases } from './formatReleases';
import { findReleaseTarget, openReleaseClient } from './openReleaseClient';
import { publish } from './publish';
import { parseArguments, type Flags } from './parseArguments';
import { publishAll } from './publishAll';
import { readPublishCanary } from './readPublishCanary';
import { ReleaseError } from './ReleaseError';
import { toLine } from './toLine';

const log = (line: string) => console.log(line);
const seeHelp = (command: string) => `See: ${COMMAND_LINE} ${command} --help`;
const formatElapsed = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/**
 * Returns what to print about a publish.
 * @param release ID of the release; null when nothing has changed.
 * @param options.percent Share of the players who get it; undefined for all.
 */
const describePublish = (
  name: string,
  release: string | null,
  { percent, channel }: { percent: number | undefined; channel: string | undefined },
  elapsed: string,
): string => {
  if (!release) return `${name} has no changes to publish.`;
  return percent === undefined
    ? `Published ${name} ${release} in ${elapsed}.`
    : `Published ${name} ${release} to ${percent}% of the players in ${elapsed}. See how it performs with: ${COMMAND_LINE} list${formatChannelOption(channel)}`;
};

const runPublish = async (name: string | undefined, flags: Flags) => {
  const { all = false, 'if-changed': ifChanged = false, 'keep-others': keepOthers = false } = flags;
  const { channel, reason, replaces, emergency } = flags;
  const canary = readPublishCanary(flags);
  const start = performance.now();
  if (!all && !name) throw new ReleaseError(`publish needs a name or --all. ${seeHelp('publish')}`);
  const target = await findReleaseTarget();
  if (all) {
    const names = await publishAll(target, { ifChanged, keepOthers, channel, reason, emergency, log });
    log(
      names.length > 0
        ? `Published ${names.join(', ')} in ${formatElapsed(start)}.`
        : 'There is nothing to publish.',
    );
    return;
  }
  if (!name) return;
  const release = await publish(target, name, {
    channel,
    reason,
    replaces,
    emergency,
    canary,
    ifChanged,
    mode: 'production',
    log,
  });
  log(describePublish(name, release, { percent: canary?.percent, channel }, formatElapsed(start)));
};

const runPreview = async ([build]: readonly string[], flags: Flags): Promise<void> => {
  const { revoke, local, reason } = flags;
  const target = await findReleaseTarget();
  if (revoke) {
    const { name } = await createReleaseClient(target).revokePreview({
      id: revoke,
      reason: reason && toLine(reason),
    });
    return log(`Revoked the preview of ${name}.`);
  }
  if (!local) return log(await (await import('./makePreview')).makePreview(target, build, flags, { log }));
  if (!build) throw new ReleaseError(`preview needs the name of a remote. ${seeHelp('preview')}`);
  return (await import('./previewLocalBuild')).previewLocalBuild(target, build, flags, log);
};

const runDiff = async ([from, to]: readonly string[]): Promise<void> => {
  if (!from || !to) throw new ReleaseError(`diff needs two channels. ${seeHelp('diff')}`);
  const { differences } = await (await openReleaseClient()).diff({ from, to });
  if (differences.length === 0) return log(`${from} and ${to} have the same releases.`);
  const describe = (release: string | null) => release ?? 'nothing';
  for (const each of differences) log(`${each.name}  ${describe(each.from)} → ${describe(each.to)}`);
};

const run = async (): Promise<void> => {
  const { positionals, flags } = parseArguments(process.argv.slice(2));
  const [command = '', ...rest] = positionals;
  const { channel, cursor } = flags;
  if (command === 'publish') return runPublish(rest[0], flags);
  if (command === 'preview') return runPreview(rest, flags);
  if (command === 'diff') return runDiff(rest);
  if (command === 'list') return log(formatReleases(await (await openReleaseClient()).list({ channel })));
  if (command === 'log') {
    const filter = { channel, name: rest[0], cursor };
    return log(formatLog(await (await openReleaseClient()).log(filter), filter));
  }
  if (isChangeCommand(command))
    return log(await changeRelease(await openReleaseClient(), positionals, flags));
  throw new ReleaseError(`There is no command "${command}". See all with: ${COMMAND_LINE} --help`);
};

// The `exit` event stops the builds that this process has started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

try {
  await run();
} catch (error) {
  console.error(await describeFailure(error));
  // A watcher of sources would keep the process alive.
  process.exit(1);
}
