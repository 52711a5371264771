import { formatChannelOption, type ListedRelease } from '@hashgrid/contracts/releases';
import { COMMAND_LINE } from '../cli/commandLine';
import { toLine } from './toLine';

type Hold = NonNullable<ListedRelease['paused']>;
type Canary = NonNullable<ListedRelease['canary']>;

const describeHold = (state: string, hold: Hold | null): string[] =>
  hold ? [`${state} by ${hold.who}${hold.reason ? ` because: ${toLine(hold.reason)}` : ''}`] : [];

const describeReporters = ({ reporters, failedLoads, errors }: Canary['candidate']): string =>
  `${reporters} ${reporters === 1 ? 'network' : 'networks'}, ${failedLoads} with failed loads, ${errors} with errors`;

const describeCanary = (canary: Canary | null): string[] => {
  if (!canary) return [];
  const { release, percent, startedAt, promoteAt, candidate, live } = canary;
  return [
    `canary ${release} for ${percent}% of the players since ${startedAt} (${describeReporters(candidate)}; live: ${describeReporters(live)})`,
    ...(promoteAt ? [`to be promoted after ${promoteAt}, unless it fails`] : []),
  ];
};

const describeState = (release: ListedRelease): string => {
  const { current, publishedAt, previous, rolledBack, unpublishedAt, malformed, team } = release;
  if (malformed) return `not served: its registry entry is malformed (${malformed}). Publish it again.`;
  if (!current) return `unpublished at ${unpublishedAt}`;
  return [
    `${current}  published ${publishedAt}`,
    previous.length > 0 ? `previous: ${previous.join(', ')}` : 'no previous release',
    ...(rolledBack.length > 0 ? [`rolled back: ${rolledBack.join(', ')}`] : []),
    ...(team ? [`team ${team}`] : []),
    ...describeHold('paused', release.paused),
    ...describeHold('pinned', release.pinned),
    ...describeCanary(release.canary),
  ].join('; ');
};

/** Formats the releases of a channel for the terminal, the shell and each remote on a line of its own. */
export const formatReleases = ({
  channel,
  revision,
  remotes,
}: {
  channel: string;
  revision: number;
  remotes: readonly ListedRelease[];
}): string => {
  if (remotes.length === 0)
    return `Nothing is published in ${channel} yet. Publish with: ${COMMAND_LINE} publish --all${formatChannelOption(channel)}`;
  const width = Math.max(...remotes.map(({ name }) => name.length));
  const lines = remotes.map((release) => `${release.name.padEnd(width)}  ${describeState(release)}`);
  return [`Channel ${channel}, revision ${revision}`, ...lines].join('\n');
};
