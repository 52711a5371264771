import { openTestApi } from '../../test/openTestApi';
import { addPlayers } from '../../test/addPlayers';
import { DomainError } from '../DomainError';
import { exchange } from '../exchange/exchange';
import { transfer } from '../transfers/transfer';
import { advanceGame } from './advanceGame';
import { buyNode } from './nodes/buyNode';
import { rechargeNodes } from './nodes/rechargeNodes';
import { switchNodes } from './nodes/switchNodes';

const PLAYERS = 200;
const DAYS = 180;
const DAY = 86_400;
/** Number of actions a day, each by a random player. */
const ACTIONS_PER_DAY = 12;
/** Rate limits that no player of the simulation reaches. */
const UNREACHED_LIMITS = {
  nodeChangesByAccount: { count: 100_000, seconds: 60 },
  exchangesByAccount: { count: 100_000, seconds: 60 },
  recipientsByAccount: { count: 100_000, seconds: 60 },
};

/**
 * Returns a function that rolls a die: an integer from 0 to `sides - 1`. A linear congruential generator with the constants of
 * ANSI C, so that every run gets the same numbers.
 */
function createDice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * sides);
  };
}

// Runs the real engine and its SQL, only with longer blocks: four hours each.
const LONG_BLOCKS = { name: 'demo', blockSeconds: 14_400, bucketSeconds: 14_400 } as const;

describe('200 players for 180 days', () => {
  const api = openTestApi({ limits: UNREACHED_LIMITS, gameProfile: LONG_BLOCKS });

  test('keep the ledger balanced and get daily payouts', async () => {
    const players = await addPlayers(api.context, PLAYERS);
    const roll = createDice(1);
    const caller = { ipAddress: '10.0.0.1', device: '', language: 'en-US' };
    const outcomes: Record<string, number> = {};
    const act = async (playerId: string, key: string) => {
      const other = players[roll(PLAYERS)]!;
      const actions = [
        () => rechargeNodes(api.context, { playerId, key }),
        () => buyNode(api.context, { playerId, key, order: { type: roll(4) ? 'spark' : 'forge' }, caller }),
        () =>
          exchange(api.context, {
            playerId,
            key,
            order: { from: 'ORE', to: 'USDT', amount: `${1 + roll(50)}`, minReceived: '0' },
            caller,
          }),
        () => switchNodes(api.context, { playerId, isOn: roll(2) === 0 }),
        () =>
          transfer(api.context, {
            senderId: playerId,
            key,
            order: { recipient: other.username, token: roll(2) ? 'ORE' : 'USDT', amount: `${1 + roll(5)}` },
            caller,
          }),
      ];
      // About a third are rejected, most for lack of balance, which is part of the game.
      const outcome = await actions[roll(actions.length)]!().then(
        () => 'done',
        (error: unknown) => {
          if (!(error instanceof DomainError)) throw error;
          return 'rejected';
        },
      );
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    };
    for (let day = 0; day < DAYS; day += 1) {
      for (let action = 0; action < ACTIONS_PER_DAY; action += 1) {
        api.advanceClock(Math.floor(DAY / ACTIONS_PER_DAY));
        await act(players[roll(PLAYERS)]!.id, `simulation-${day}-${action}`);
      }
      await advanceGame(api.context);
    }
    expect(outcomes.done).toBeGreaterThan(500);
    const [totals] = await api.database.query<{ days: bigint; blocks: bigint; minted: string }>(
      `select (select count(distinct day) from payouts where kind = 'daily_profit') as days,
         (select count(*) from blocks) as blocks, (select sum(reward)::text from blocks) as minted`,
    );
    expect(totals!.days).toBeGreaterThan(90n);
    expect(totals!.blocks).toBe(BigInt((DAYS * DAY) / LONG_BLOCKS.blockSeconds));
    const [supply] = await api.database.query<{ ore: string; seeded: string }>(
      `select (-balance)::text as ore, (select sum(amount)::text from ledger_legs join ledger_entries entry on entry.id = entry_id
           where entry.reference = 'seed:pool:ORE' and amount > 0) as seeded from ledger_accounts
       where system_name = 'mint' and token = 'ORE'`,
    );
    // All existing ORE: the pool's initial reserve and the block rewards. The sums are checked after the test.
    expect(BigInt(supply!.ore)).toBe(BigInt(supply!.seeded) + BigInt(totals!.minted));
  });
});
