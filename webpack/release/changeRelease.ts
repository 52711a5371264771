import {
  formatChannelOption,
  LIVE_CHANNEL,
  type ReleaseChange,
  type ReleaseClient,
} from '@hashgrid/contracts/releases';
import { COMMAND_LINE } from '../cli/commandLine';
import { checkPromotion } from './checkPromotion';
import { readCanaryOptions } from './readCanaryOptions';
import type { Flags } from './parseArguments';
import { readOrigin, type Origin } from './readOrigin';
import { ReleaseError } from './ReleaseError';

interface Target extends Origin {
  name: string;
  channel?: string;
}

interface Command {
  /** @param argument The command's second argument: a release, or what to do with a canary. */
  send(
    client: ReleaseClient,
    target: Target,
    argument: string | undefined,
    flags: Flags,
  ): Promise<ReleaseChange>;
  /** @param argument The same as for `send`. */
  describe(change: ReleaseChange, argument: string | undefined): string;
}

/** Commands that change the live releases without building anything. */
const COMMANDS: Readonly<Record<string, Command>> = {
  rollback: {
    send: (client, target) => client.rollback(target),
    describe: ({ name, from, to }) => `Rolled back ${name} from ${from} to ${to}.`,
  },
  promote: {
    send: async (client, target, _argument, { from, emergency }) => {
      if (!from)
        throw new ReleaseError(
          'promote needs --from <channel>, the channel whose release is to become live.',
        );
      const { name, channel = LIVE_CHANNEL } = target;
      const checked = await checkPromotion(client, { name, from, channel, emergency });
      return client.promote({
        ...target,
        from,
        channel,
        ...checked,
      });
    },
    describe: ({ name, to, channel }) => `Promoted ${name} ${to} to ${channel}.`,
  },
  pin: {
    send: (client, target, release) => client.pin({ ...target, ...(release && { release }) }),
    describe: ({ name, to, channel }) =>
      `Pinned ${name} to ${to}. Other releases and rollbacks are refused until you run: ${COMMAND_LINE} unpin ${name}${formatChannelOption(channel)}`,
  },
  unpin: {
    send: (client, target) => client.unpin(target),
    describe: ({ name }) => `Unpinned ${name}. Other releases are allowed again.`,
  },
  pause: {
    send: (client, target) => client.pause(target),
    describe: ({ name, to, channel }) =>
      `Paused ${name} at ${to}. New releases are refused, but rollbacks are allowed, until you run: ${COMMAND_LINE} resume ${name}${formatChannelOption(channel)}`,
  },
  resume: {
    send: (client, target) => client.resume(target),
    describe: ({ name }) => `Resumed ${name}. New releases are allowed again.`,
  },
  canary: {
    send: (client, target, action, { 'promote-after': promoteAfter }) => {
      if (action === 'promote') return client.promoteCanary(target);
      if (action === 'stop') return client.stopCanary(target);
      if (!action)
        throw new ReleaseError(
          'canary needs a second argument: a share of the players such as 25%, promote or stop.',
        );
      return client.canary({ ...target, ...readCanaryOptions(action, promoteAfter) });
    },
    describe: ({ action, name, from, to }, share) => {
      if (action === 'canary-promote') return `${name} ${to} is live for all players.`;
      if (action === 'canary-stop') return `Stopped the canary of ${name}. All players get ${to}.`;
      return `${share} of the players get ${name} ${to}; the others get ${from}.`;
    },
  },
  unpublish: {
    send: (client, target) => client.unpublish(target),
    describe: ({ name, channel }) =>
      `Unpublished ${name}. Bring it back with: ${COMMAND_LINE} publish ${name}${formatChannelOption(channel)}`,
  },
};

/** Whether `changeRelease` runs a command. */
export const isChangeCommand = (command: string): boolean => Object.hasOwn(COMMANDS, command);

/**
 * Runs a command such as `rollback finance --reason "wrong totals"`.
 * @returns What has changed, in a sentence.
 * @throws {ReleaseApiError} when the API refuses the change; {ReleaseError} when an argument is missing or invalid, or a promotion
 * fails its check.
 */
export const changeRelease = async (
  client: ReleaseClient,
  [command = '', name, argument]: readonly string[],
  flags: Flags,
): Promise<string> => {
  const handler = isChangeCommand(command) ? COMMANDS[command] : undefined;
  if (!handler) throw new ReleaseError(`"${command}" changes no release.`);
  if (!name) throw new ReleaseError(`${command} needs the name of a remote, or shell.`);
  const { channel, reason, emergency } = flags;
  const target = { name, channel, ...readOrigin({ reason, emergency }) };
  const change = await handler.send(client, target, argument, flags);
  const { endedCanary } = change;
  return (
    handler.describe(change, argument) +
    (endedCanary ? ` This also ended the canary of ${change.name} ${endedCanary}.` : '')
  );
};
