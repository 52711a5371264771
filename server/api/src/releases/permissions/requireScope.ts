import { SHELL } from '@hashgrid/contracts/releases';
import { DomainError } from '../../DomainError';
import type { ReleaseActor } from './ReleaseActor';

const describeTarget = (name: string) => (name === SHELL ? 'the shell' : `remote "${name}"`);
const formatScopes = (values: readonly string[]) => values.join(', ') || 'none';

/** Returns whether a token may change a remote or the shell. In its scope, `*` means all remotes, but not the shell. */
const canChange = ({ remotes }: ReleaseActor, name: string): boolean =>
  remotes.includes(name) || (name !== SHELL && remotes.includes('*'));

/**
 * Checks that a token may change a remote or the shell in a channel.
 * @param name Name of the remote, or `SHELL`.
 * @param channel Null when the channel doesn't matter.
 * @throws {DomainError} `forbidden`, naming the missing scopes and those that the token has.
 */
export function requireScope(actor: ReleaseActor, name: string, channel: string | null): void {
  const { team, remotes, channels } = actor;
  const missing = [
    ...(canChange(actor, name) ? [] : [`${describeTarget(name)} (it has: ${formatScopes(remotes)})`]),
    ...(channel === null || channels.includes(channel) || channels.includes('*')
      ? []
      : [`channel "${channel}" (it has: ${formatScopes(channels)})`]),
  ];
  if (missing.length === 0) return;
  throw new DomainError(
    'forbidden',
    `The token of team "${team}" lacks the scope ${missing.join(' and ')}. An operator creates tokens with: npm run release-tokens -w @hashgrid/server -- create`,
  );
}
