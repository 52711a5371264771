import { SHELL } from '@hashgrid/contracts/releases';
import { DomainError } from '../../DomainError';
import type { ReleaseActor } from './ReleaseActor';

const describe = (name: string) => (name === SHELL ? 'the shell' : `remote "${name}"`);
const list = (values: readonly string[]) => values.join(', ') || 'none';

/** The shell is a scope of its own, which all remotes (`*`) do not include. */
const mayChange = ({ remotes }: ReleaseActor, name: string): boolean =>
  remotes.includes(name) || (name !== SHELL && remotes.includes('*'));

/**
 * Checks that a token may change a name in a channel.
 * @param channel Null where any channel will do.
 * @throws {DomainError} `forbidden`, naming the scope that is missing and those that there are.
 */
export function requireScope(actor: ReleaseActor, name: string, channel: string | null): void {
  const { team, remotes, channels } = actor;
  const missing = [
    ...(mayChange(actor, name) ? [] : [`${describe(name)} (it has: ${list(remotes)})`]),
    ...(channel === null || channels.includes(channel) || channels.includes('*')
      ? []
      : [`channel "${channel}" (it has: ${list(channels)})`]),
  ];
  if (missing.length === 0) return;
  throw new DomainError(
    'forbidden',
    `The token of team "${team}" lacks the scope ${missing.join(' and ')}. An operator creates tokens with: npm run release-tokens -w @hashgrid/server -- create`,
  );
}
