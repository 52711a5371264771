import {
  formatChannelOption,
  getEntry,
  getReleaseId,
  LIVE_CHANNEL,
  SHELL,
  type CheckOutcome,
  type Descriptor,
  type ReleaseClient,
} from '@hashgrid/contracts/releases';
import { checkAgainstLive } from '../check/checkAgainstLive';
import { checkShellAgainstLive } from '../check/checkShellAgainstLive';
import { formatFindings, type Finding } from '../check/Finding';
import { COMMAND_LINE } from '../cli/commandLine';
import { readLive } from './publish';
import { ReleaseError } from './ReleaseError';

interface Promotion {
  name: string;
  from: string;
  channel?: string;
  /** Reason for promoting without the check, for the log. */
  emergency?: string | undefined;
}

interface PromotionCheck {
  check: CheckOutcome;
  /** ID of the release that was checked; omitted if the check was skipped. */
  release?: string;
}

type Live = Awaited<ReturnType<typeof readLive>>;

const collectFindings = (
  candidate: Descriptor,
  { from, channel }: { from: string; channel: string },
  target: Live,
): Finding[] => {
  const remotes = Object.values(target.registry.remotes).map(({ current }) => current);
  const shell = target.registry.shell?.current;
  // Only remotes have routes.
  if (!('routes' in candidate))
    return checkShellAgainstLive(candidate, {
      shell: shell?.descriptor ?? null,
      remotes: remotes.map(({ descriptor }) => descriptor),
    });
  if (!shell)
    throw new ReleaseError(
      `Could not promote "${candidate.name}": the channel "${channel}" has no live shell to check against. Promote one first: ${COMMAND_LINE} promote ${SHELL} --from ${from}${formatChannelOption(channel)}`,
    );
  return checkAgainstLive(candidate, {
    // Only checks that open pages need it.
    url: '',
    revision: target.registry.revision,
    shell: shell.descriptor,
    shellBase: shell.base,
    remotes: remotes.map(({ base, descriptor }) => ({ ...descriptor, base, menu: descriptor.menu ?? [] })),
    descriptors: Object.fromEntries(remotes.map(({ descriptor }) => [descriptor.name, descriptor])),
  });
};

/**
 * Compares the live release of one channel with the channel that it is promoted to. The release's own tests and pages were
 * checked when it was published.
 * @throws {ReleaseError} with every finding, or when a channel lacks the release or a shell.
 */
export const checkPromotion = async (
  client: ReleaseClient,
  { name, from, channel = LIVE_CHANNEL, emergency }: Promotion,
): Promise<PromotionCheck> => {
  if (emergency) return { check: 'skipped' };
  const [source, target] = await Promise.all([readLive(client, from), readLive(client, channel)]);
  const checked = getEntry(source.registry, name)?.current;
  if (!checked)
    throw new ReleaseError(
      `Could not promote "${name}": the channel "${from}" has no live release of it. Publish it there first: ${COMMAND_LINE} publish ${name}${formatChannelOption(from)}`,
    );
  const findings = collectFindings(checked.descriptor, { from, channel }, target);
  if (findings.length === 0) return { check: 'passed', release: getReleaseId(checked) };
  throw new ReleaseError(
    `${formatFindings(name, findings)}\nIn an emergency, promote without the check, with a reason for the log: ${COMMAND_LINE} promote ${name} --from ${from}${formatChannelOption(channel)} --emergency "<why>"`,
  );
};
