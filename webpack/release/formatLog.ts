import { LIVE_CHANNEL, type ReleaseLogEntry } from '@hashgrid/contracts/releases';
import { toLine } from './toLine';

const formatEntry = ({
  at,
  action,
  name,
  from,
  to,
  who,
  team,
  commit,
  ciRun,
  reason,
  check,
  percent,
}: ReleaseLogEntry): string => {
  const builds = from === to ? (to ?? '') : `${from ?? 'nothing'} → ${to ?? 'nothing'}`;
  const details = [
    ...(percent === null ? [] : [`for ${percent}% of the players`]),
    `by ${who} (${team})`,
    ...(commit ? [`commit ${commit}`] : []),
    ...(ciRun ? [`run ${ciRun}`] : []),
    ...(check ? [`check ${check}`] : []),
    // Reasons of older changes can have several lines.
    ...(reason ? [`because: ${toLine(reason)}`] : []),
  ];
  return `${at}  ${action} ${name}  ${builds}  ${details.join(', ')}`;
};

interface LogPage {
  items: readonly ReleaseLogEntry[];
  nextCursor: string | null;
}

/** What a page of the log was requested for. */
interface LogFilter {
  name?: string;
  channel?: string;
  cursor?: string;
}

const describeEmpty = ({ name, channel = LIVE_CHANNEL, cursor }: LogFilter): string =>
  `The log of ${channel} has no changes${name ? ` of ${name}` : ''}${cursor ? ` before ${cursor}` : ''}.`;

/**
 * Formats a page of the log of releases for the terminal, one change per line, newest first.
 * @param log.nextCursor Value of `--cursor` that shows older changes; null when there are none.
 */
export const formatLog = ({ items, nextCursor }: LogPage, filter: LogFilter = {}): string => {
  if (items.length === 0) return describeEmpty(filter);
  const more = nextCursor ? [`There are older changes: add --cursor ${nextCursor}`] : [];
  return [...items.map(formatEntry), ...more].join('\n');
};
