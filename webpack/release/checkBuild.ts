import { setTimeout as sleep } from 'node:timers/promises';
import { startTimeLimit, type Registry } from '@hashgrid/contracts';
import { formatChannelOption, LIVE_CHANNEL, SHELL } from '@hashgrid/contracts/releases';
import { checkRemote } from '../check/checkRemote';
import { checkShell } from '../check/checkShell';
import { formatFindings, type Finding } from '../check/Finding';
import { COMMAND_LINE } from '../cli/commandLine';
import { readCandidate, readShellCandidate } from '../environment/Candidate';
import { readLiveSet, type LiveSet } from '../environment/readLiveSet';
import { ReleaseError } from './ReleaseError';

/** How long a gateway may take to serve what has just been published. */
const GATEWAY_TIMEOUT_MS = 15_000;
const POLL_MS = 250;

interface CheckTarget {
  registry: Registry;
  channel?: string | undefined;
  /** Percentage of the players who will get the build; all of them if omitted. */
  percent?: number | undefined;
  /** URL of a gateway that serves the channel. */
  pagesUrl: string;
}

const createTimeoutError = (live: LiveSet, { registry, channel = LIVE_CHANNEL, pagesUrl }: CheckTarget) => {
  const base = registry.shell?.current.base ?? '';
  const isOtherShell = !live.shellBase.endsWith(base);
  return new ReleaseError(
    isOtherShell
      ? `${pagesUrl} serves the shell ${live.shellBase} instead of ${base} of the channel "${channel}". Set HASHGRID_PAGES_URL to a gateway of that channel.`
      : `${pagesUrl} still serves revision ${live.revision} instead of ${registry.revision} of the channel "${channel}". Check that this gateway is of that channel and reaches the API.`,
  );
};

/**
 * Waits until a gateway serves the revision of the channel that a publish builds on, and reads the live set from it. Its remotes may
 * have been published a second ago.
 * @throws {ReleaseError} when the channel has no shell, or the gateway still serves another one or an older revision after
 * `GATEWAY_TIMEOUT_MS`.
 */
const readLiveSetOfChannel = async (target: CheckTarget): Promise<LiveSet> => {
  const { registry, channel = LIVE_CHANNEL, pagesUrl } = target;
  const shell = registry.shell?.current;
  if (!shell)
    throw new ReleaseError(
      `There is no live shell in "${channel}" to check against. Publish one first: ${COMMAND_LINE} publish shell${formatChannelOption(channel)}`,
    );
  let isOverdue = false;
  const stop = startTimeLimit(GATEWAY_TIMEOUT_MS, () => (isOverdue = true));
  try {
    for (; ; await sleep(POLL_MS)) {
      const live = await readLiveSet(pagesUrl);
      if (live.shellBase.endsWith(shell.base) && live.revision >= registry.revision) return live;
      if (isOverdue) throw createTimeoutError(live, target);
    }
  } finally {
    stop();
  }
};

const collectFindings = async (name: string, buildDir: string, target: CheckTarget): Promise<Finding[]> => {
  if (name !== SHELL)
    return checkRemote(readCandidate(buildDir, 'check'), await readLiveSetOfChannel(target));
  const { shell, remotes } = target.registry;
  return checkShell(
    readShellCandidate(buildDir, 'check'),
    {
      shell: shell?.current.descriptor ?? null,
      remotes: Object.values(remotes).map(({ current }) => current.descriptor),
    },
    shell && (() => readLiveSetOfChannel(target)),
  );
};

/**
 * Compares a build with what is live in the channel that it is for.
 * @throws {ReleaseError} with every finding, and how to publish without the check.
 */
export const checkBuild = async (name: string, buildDir: string, target: CheckTarget): Promise<void> => {
  const findings = await collectFindings(name, buildDir, target);
  if (findings.length === 0) return;
  const { channel, percent } = target;
  const options = `${formatChannelOption(channel)}${percent ? ` --canary ${percent}%` : ''}`;
  throw new ReleaseError(
    `${formatFindings(name, findings)}\nIn an emergency, publish without the check, with a reason for the log: ${COMMAND_LINE} publish ${name}${options} --emergency "<why>"`,
  );
};
