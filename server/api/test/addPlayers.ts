import { randomUUID } from 'node:crypto';
import { addAccount } from '../src/accounts/accounts.queries';
import { openPlayerAccounts } from '../src/ledger/ledger.queries';
import type { Context } from '../src/Context';
import { provisionMiner } from '../src/mining/nodes/provisionMiner';
import { grantWelcome } from '../src/ledger/grantWelcome';
import { newReferralCode } from '../src/sign-up/newReferralCode';

export interface AddedPlayer {
  id: string;
  username: string;
}

/**
 * Creates active accounts by the rules of an activation, without emails and passwords. Of every three players, the
 * first refers the other two and the first of the next three.
 */
export async function addPlayers(context: Context, count: number): Promise<AddedPlayer[]> {
  const players: AddedPlayer[] = [];
  for (let index = 0; index < count; index += 1) {
    const player = { id: randomUUID(), username: `miner${index}` };
    const inviter = index % 3 === 0 ? players.at(-3) : players[index - (index % 3)];
    await context.database.transaction(async (queries) => {
      await addAccount(queries, {
        id: player.id,
        username: player.username,
        usernameKey: player.username,
        email: `${player.username}@example.com`,
        emailKey: `${player.username}@example.com`,
        passwordHash: '',
        referralCode: newReferralCode(),
        referrerId: inviter?.id ?? null,
        createdAt: context.now(),
      });
      await openPlayerAccounts(queries, player.id);
      await provisionMiner(context, queries, player.id);
      await grantWelcome(context, queries, player.id);
    });
    players.push(player);
  }
  return players;
}
