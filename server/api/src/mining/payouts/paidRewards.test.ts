import type { Collected, Overview, Profile } from '@hashgrid/contracts';
import { advanceTime, newMiner, type Miner } from '../../../test/newMiner';
import { openTestApi } from '../../../test/openTestApi';
import { RETENTION } from '../../config';
import { DAY_SECONDS } from '../../economy';
import { purgeExpired } from '../../retention/purgeExpired';
import { settleAllBlocks } from '../../../test/settleAllBlocks';
import { toOre } from '../prices/minedToken';
import type { Earnings } from './earnings.queries';
import { payDueDays } from './payDueDays';

const HOUR = 3600;

describe('the rewards of a day', () => {
  const api = openTestApi();
  const toDay = () => api.context.now().toISOString().slice(0, 10);
  const readUnpaid = async (miner: Miner) => (await miner.get<Overview>('/shared/game/overview')).unpaid;

  const advanceToMidnight = () => {
    const now = api.context.now().getTime() / 1000;
    return advanceTime(api, DAY_SECONDS - (now % DAY_SECONDS));
  };

  const readEarned = async ({ id }: Miner, day: string): Promise<Earnings> => {
    const rows = await api.database.query<Earnings>(
      `select coalesce(sum(mined), 0)::bigint as mined, coalesce(sum(bonus), 0)::bigint as bonus
       from share_buckets where player_id = $1 and day = $2::date`,
      [id, day],
    );
    return rows[0]!;
  };

  /** Reads what the ledger has paid to a player for a day. */
  const readPaid = async ({ id }: Miner, day: string): Promise<Earnings> => {
    const rows = await api.database.query<Earnings>(
      `select coalesce(sum(amount) filter (where purpose = 'profit'), 0)::bigint as mined,
         coalesce(sum(amount) filter (where purpose = 'bonus'), 0)::bigint as bonus
       from ledger_legs join ledger_accounts on ledger_accounts.id = account_id and player_id = $1
       join ledger_entries on ledger_entries.id = entry_id and ledger_entries.day = $2::date`,
      [id, day],
    );
    return rows[0]!;
  };

  test('are paid exactly once to miners and to referrers who mine nothing, with or without an early payout', async () => {
    await advanceToMidnight();
    const referrer = await newMiner(api);
    const { referralCode } = await referrer.get<Profile>('/shared/client/profile');
    const miner = await newMiner(api, { referralCode });
    await referrer.call('POST /auth/mining/nodes/stop-all', {});
    const day = toDay();
    await advanceTime(api, 2 * HOUR);
    const unpaid = await readUnpaid(referrer);
    expect(Number(unpaid.bonus)).toBeGreaterThan(0);
    const { status, body } = await referrer.call<Collected>('POST /auth/mining/collect');
    expect([status, body.data]).toEqual([200, expect.objectContaining(unpaid)]);
    const { collectedToday } = await referrer.get<Overview>('/shared/game/overview');
    expect(collectedToday).toBe(unpaid.bonus);
    expect(await readUnpaid(referrer)).toMatchObject({ bonus: '0', total: '0' });
    await miner.call('POST /auth/mining/nodes/recharge-all', {});
    // One step, so that blocks of the next day are settled when this day is paid.
    await advanceTime(api, 23 * HOUR);
    for (const player of [referrer, miner]) {
      const earned = await readEarned(player, day);
      expect(earned.mined + earned.bonus).toBeGreaterThan(0n);
      expect(await readPaid(player, day)).toEqual(earned);
      const today = await readEarned(player, toDay());
      expect(today.mined + today.bonus).toBeGreaterThan(0n);
      expect((await readUnpaid(player)).total).toBe(toOre(today.mined + today.bonus));
    }
  });

  test('are paid as soon as the last block of the day is settled', async () => {
    await advanceToMidnight();
    const miner = await newMiner(api);
    const day = toDay();
    await advanceToMidnight();
    const earned = await readEarned(miner, day);
    expect(earned.mined).toBeGreaterThan(0n);
    expect(await readPaid(miner, day)).toEqual(earned);
  });

  test('are not paid again at midnight to a player who has collected all of them', async () => {
    await advanceToMidnight();
    const miner = await newMiner(api);
    await advanceTime(api, HOUR);
    await miner.call('POST /auth/mining/nodes/stop-all', {});
    await advanceTime(api, HOUR);
    expect((await miner.call('POST /auth/mining/collect')).status).toBe(200);
    await advanceToMidnight();
    const payouts = await api.database.query(
      `select kind, entry_id is not null as "isCredited" from payouts where player_id = $1 order by kind`,
      [miner.id],
    );
    expect(payouts).toEqual([
      { kind: 'collect', isCredited: true },
      { kind: 'daily_profit', isCredited: false },
    ]);
  });

  test('are kept until they are paid, however late that is', async () => {
    await advanceToMidnight();
    const miner = await newMiner(api);
    const day = toDay();
    api.advanceClock(DAY_SECONDS);
    await settleAllBlocks(api.context);
    api.advanceClock(RETENTION.earnings + DAY_SECONDS);
    const earned = await readEarned(miner, day);
    expect(earned.mined).toBeGreaterThan(0n);
    await purgeExpired(api.context);
    while (await payDueDays(api.context));
    expect(await readPaid(miner, day)).toEqual(earned);
    await purgeExpired(api.context);
    expect(await readEarned(miner, day)).toEqual({ mined: 0n, bonus: 0n });
  });
});
