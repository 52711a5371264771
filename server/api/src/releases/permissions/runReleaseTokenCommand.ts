import { CommandError } from '../../CommandError';
import type { Context } from '../../Context';
import { DAY_SECONDS } from '../../economy';
import { OPERATOR_TEAM } from './ReleaseActor';
import type { ReleaseTokenCommand } from './ReleaseTokenCommand';
import { createReleaseToken } from './releaseTokens';
import { listReleaseTokens, revokeReleaseToken, type ReleaseToken } from './releaseTokens.queries';

function describeState({ revokedAt, expiresAt }: ReleaseToken, now: Date): string {
  if (revokedAt) return `revoked ${revokedAt.toISOString()}`;
  return `${expiresAt <= now ? 'expired' : 'expires'} ${expiresAt.toISOString()}`;
}

const describeToken = (token: ReleaseToken, now: Date): string =>
  [
    token.id,
    token.team,
    `"${token.label}"`,
    `remotes ${token.remotes.join(',')}`,
    `channels ${token.channels.join(',')}`,
    describeState(token, now),
  ].join('  ');

/**
 * Creates, lists or revokes tokens and returns the lines to print.
 * @throws {CommandError} When there is no token to revoke.
 */
export async function runReleaseTokenCommand(
  context: Context,
  command: ReleaseTokenCommand,
): Promise<string[]> {
  const { database, now } = context;
  switch (command.action) {
    case 'listReleaseTokens': {
      // Leaves out the tokens that the commands of operators create for themselves.
      const tokens = await listReleaseTokens(database, { exceptTeam: OPERATOR_TEAM });
      return tokens.length > 0
        ? tokens.map((token) => describeToken(token, now()))
        : ['There are no tokens.'];
    }
    case 'revokeReleaseToken':
      if (!(await revokeReleaseToken(database, command.id, now())))
        throw new CommandError(
          `There is no token with the ID "${command.id}", or it is already revoked. List the tokens with: npm run release-tokens -w @hashgrid/server -- list`,
        );
      return [`Revoked ${command.id}.`];
    case 'createReleaseToken': {
      const { team, label, remotes, channels, days } = command;
      const properties = { team, label, remotes, channels, seconds: days * DAY_SECONDS };
      const { id, token, expiresAt } = await createReleaseToken(context, properties);
      return [
        `Created token ${id} for team ${team}, valid until ${expiresAt.toISOString()}. Copy it now; it won't be shown again:`,
        token,
      ];
    }
  }
}
