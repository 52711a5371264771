import fc from 'fast-check';
import { openTestApi } from '../../../test/openTestApi';
import { readAccountId, newSession } from '../../../test/players';
import { advanceGame } from '../advanceGame';
import { GAME_PROFILES } from '../../gameProfiles';
import { getBlockReward, getEmission } from './blockRules';
import { toSeconds } from '../clock/gameTime';
import { switchNodes } from '../nodes/switchNodes';

const EMISSION = getEmission(GAME_PROFILES.standard);
const HOUSE = EMISSION.baselineHashrate;
const BLOCK_SECONDS = 600;
const STARTER = 3_000n;

interface Share {
  block: number;
  playerId: string;
  mined: bigint;
  bonus: bigint;
}

/** The seconds in which a player's only node ran. */
interface History {
  playerId: string;
  inviters: string[];
  running: Set<number>;
}

/**
 * Reference implementation of the rules, deliberately simple: returns the shares of a block by counting every
 * second.
 */
function calculateShares(block: number, startsAt: number, histories: History[]): Share[] {
  const seconds = Array.from({ length: BLOCK_SECONDS }, (_value, index) => startsAt + index);
  const works = histories.map(
    ({ running }) => STARTER * BigInt(seconds.filter((at) => running.has(at)).length),
  );
  const total = works.reduce((sum, work) => sum + work, HOUSE * BigInt(BLOCK_SECONDS));
  const mined = works.map((work) => (92n * getBlockReward(block, EMISSION) * work) / (100n * total));
  const shares = histories.map(({ playerId }, index) => ({
    block,
    playerId,
    mined: mined[index]!,
    bonus: 0n,
  }));
  histories.forEach(({ inviters }, index) =>
    inviters.forEach((inviter, level) => {
      const share = shares.find(({ playerId }) => playerId === inviter)!;
      share.bonus += (mined[index]! * [5n, 2n, 1n][level]!) / 100n;
    }),
  );
  return shares.filter((share) => share.mined > 0n || share.bonus > 0n);
}

describe('settling blocks', () => {
  const api = openTestApi({ limits: { nodeChangesByAccount: { count: 1_000_000, seconds: 60 } } });

  const readShares = (first: number) =>
    api.database.query<Share>(
      `select block::float8 as block, player_id as "playerId", mined, bonus from block_shares
       where block >= $1 order by block, player_id`,
      [first],
    );
  const readState = async () =>
    (
      await api.database.query<{ height: number; at: number }>(
        'select height::float8 as height, settled_until::float8 as at from game_state',
      )
    )[0]!;

  test('matches a second-by-second count of every share and bonus, however late blocks are settled', async () => {
    const names: string[] = [];
    for (let index = 0; index < 4; index += 1) {
      const inviter = names.at(-1);
      const code = inviter && (await readReferralCode(inviter));
      names.push((await newSession(api, code ? { referralCode: code } : {})).username);
    }
    const ids = await Promise.all(names.map((name) => readAccountId(api, name)));
    const histories = ids.map((playerId, index) => ({
      playerId,
      inviters: ids.slice(0, index).reverse().slice(0, 3),
      running: new Set<number>(),
    }));
    const isOn = ids.map(() => true);
    await Promise.all(ids.map((playerId) => switchNodes(api.context, { playerId, isOn: true })));
    let now = toSeconds(api.context.now());
    const advance = (seconds: number) => {
      histories.forEach(({ running }, index) => {
        for (let at = now; isOn[index] && at < now + seconds; at += 1) running.add(at);
      });
      now += seconds;
      api.advanceClock(seconds);
    };
    // The block in which the players joined is skipped.
    advance(BLOCK_SECONDS - (now % BLOCK_SECONDS));
    const step = fc.record({
      seconds: fc.integer({ min: 0, max: 800 }),
      player: fc.nat(ids.length - 1),
      isOn: fc.boolean(),
      isSettled: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        await advanceGame(api.context);
        const { height, at } = await readState();
        for (const { seconds, player, isOn: isSwitchedOn, isSettled } of steps) {
          advance(seconds);
          if (isSettled) await advanceGame(api.context);
          await switchNodes(api.context, { playerId: ids[player]!, isOn: isSwitchedOn });
          isOn[player] = isSwitchedOn;
        }
        await advanceGame(api.context);
        const { height: end } = await readState();
        const expected = Array.from({ length: end - height }, (_value, index) =>
          calculateShares(height + index, at + index * BLOCK_SECONDS, histories),
        ).flat();
        const byKey = (left: Share, right: Share) =>
          left.block - right.block || left.playerId.localeCompare(right.playerId);
        const stored = (await readShares(height)).filter(({ mined, bonus }) => mined + bonus > 0n);
        expect(stored.sort(byKey)).toEqual(expected.sort(byKey));
      }),
      // 13 runs of at most 8 steps of 800 s: a full battery lasts longer.
      { numRuns: 13 },
    );
  });

  async function readReferralCode(username: string): Promise<string> {
    const rows = await api.database.query<{ code: string }>(
      'select referral_code as code from accounts where username = $1',
      [username],
    );
    return rows[0]!.code;
  }

  test('assigns blocks without miners to the treasury and settles each block once', async () => {
    api.advanceClock(3 * 86_400);
    await Promise.all([advanceGame(api.context), advanceGame(api.context), advanceGame(api.context)]);
    const gaps = await api.database.query(
      `select number from (select number, starts_at, lag(ends_at) over (order by number) as before from blocks) as chain
       where before <> starts_at`,
    );
    expect(gaps).toEqual([]);
    const { height } = await readState();
    const rows = await api.database.query<{ count: bigint; idle: bigint }>(
      'select count(*) as count, count(*) filter (where miners = 0 and treasury = reward) as idle from blocks',
    );
    expect(rows[0]!.count).toBe(BigInt(height));
    expect(rows[0]!.idle).toBeGreaterThan(100n);
  });

  test('prevents two blocks with the same number or start time in the database', async () => {
    const copy = (number: string, startsAt: string) =>
      api.database.query(
        `insert into blocks select ${number}, ${startsAt}, ends_at + 1, hash, reward, miners, player_work, work, paid, bonuses,
           treasury, finder, index_before, index_rate from blocks where number = 1`,
      );
    await expect(copy('number', 'starts_at + 1')).rejects.toThrow('unique');
    await expect(copy('number + 1000000', 'starts_at')).rejects.toThrow('unique');
  });
});
