import { randomUUID } from 'node:crypto';
import type {
  DailyProfit,
  MiningNodes,
  Transaction,
  TransactionDetail,
  Transactions,
} from '@hashgrid/contracts';
import { buyOre, newMiner, advanceTime, type Miner } from '../../test/newMiner';
import { openTestApi } from '../../test/openTestApi';

const DAY = 86_400;

describe('transactions', () => {
  const api = openTestApi({
    limits: {
      recipientsByAccount: { count: 1000, seconds: 60 },
      exportsByAccount: { count: 4, seconds: 600 },
    },
  });
  let miner: Miner;
  let friend: Miner;

  const pay = (from: Miner, to: Miner, amount: string, note?: string) =>
    from.call('POST /auth/transaction/transfer', { recipient: to.username, token: 'USDT', amount, note });
  const list = (query = '') => miner.get<Transactions>(`/auth/transaction${query}`);
  const getKinds = ({ items }: Transactions) => items.map(({ kind }) => kind);
  const exportCsv = async (query = '') =>
    api.app.inject({
      url: `/api/v1/auth/transaction/export${query}`,
      headers: { key: 'test-key', authorization: `Bearer ${await miner.bearer()}` },
    });

  // Two days: a grant, an exchange and payments on the first, then the midnight payout, a recharge and a node on the
  // second.
  beforeAll(async () => {
    miner = await newMiner(api);
    friend = await newMiner(api, { referralCode: await readReferralCode(miner) });
    await buyOre(miner, '2');
    await pay(miner, friend, '1', '=HYPERLINK("x")');
    await pay(friend, miner, '3');
    await advanceTime(api, DAY);
    await miner.call('POST /auth/mining/nodes/recharge-all', {});
    await advanceTime(api, 3600);
    await miner.call('POST /auth/mining/nodes/recharge-all', {});
    await miner.call('POST /auth/mining/nodes', { type: 'spark' });
  });

  const readReferralCode = async ({ id }: Miner) =>
    (
      await api.database.query<{ code: string }>('select referral_code as code from accounts where id = $1', [
        id,
      ])
    )[0]!.code;

  test('[C16] lists every movement with its kind and purpose', async () => {
    const { items } = await list();
    expect(items.map(({ kind, token, purpose }) => [kind, token, purpose])).toEqual([
      ['node', 'USDT', 'cost'],
      ['recharge', 'ORE', 'cost'],
      ['daily_profit', 'ORE', 'bonus'],
      ['daily_profit', 'ORE', 'profit'],
      ['transfer', 'USDT', null],
      ['transfer', 'USDT', null],
      ['exchange', 'ORE', null],
      ['exchange', 'USDT', null],
      ['grant', 'USDT', null],
    ]);
    expect(new Set(items.map(({ lineId }) => lineId)).size).toBe(items.length);
  });

  test.each([
    ['?kind=transfer', ['transfer', 'transfer']],
    ['?direction=out&token=USDT', ['node', 'transfer', 'exchange']],
    ['?direction=in', ['daily_profit', 'daily_profit', 'transfer', 'exchange', 'grant']],
    ['?kind=transfer&direction=in', ['transfer']],
    ['?token=ORE&order=oldest', ['exchange', 'daily_profit', 'daily_profit', 'recharge']],
    ['?to=2026-01-01', ['transfer', 'transfer', 'exchange', 'exchange', 'grant']],
    ['?from=2026-01-02&to=2026-01-02&direction=out', ['node', 'recharge']],
    ['?from=2026-01-03', []],
    ['?kind=raffle', []],
  ])('[C16] %s lists %j', async (query, kinds) => {
    expect(getKinds(await list(query))).toEqual(kinds);
  });

  test.each(['?to=2026-01-02', '?from=2026-01-02'])(
    '[C16] %s lists movements that were written in another order than their times',
    async (query) => {
      const [payer, payee] = [await newMiner(api), await newMiner(api)];
      await pay(payer, payee, '1');
      api.advanceClock(-5);
      await pay(payer, payee, '2');
      api.advanceClock(5);
      const { items } = await payer.get<Transactions>(`/auth/transaction${query}&kind=transfer`);
      expect(items.map(({ amount }) => amount)).toEqual(['-2.002', '-1.001']);
    },
  );

  test.each([
    ['?from=2026-02-30', 'from'],
    ['?to=yesterday', 'to'],
    ['?from=2026-01-02&to=2026-01-01', 'to'],
    ['?direction=up', 'direction'],
  ])('[A14] rejects %s on field %s', async (query, field) => {
    const { status, body } = await miner.call(`GET /auth/transaction${query}`);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  test('[C16] paginates to the end and back to the start from any page', async () => {
    const all = (await list()).items.map(({ lineId }) => lineId);
    const walk = async (query: string, start?: string | null) => {
      const ids: string[] = [];
      for (let cursor = start; cursor !== null;) {
        const page: Transactions = await list(`${query}&limit=2${cursor ? `&cursor=${cursor}` : ''}`);
        ids.push(...page.items.map(({ lineId }) => lineId));
        cursor = page.nextCursor;
      }
      return ids;
    };
    expect(await walk('?order=newest')).toEqual(all);
    expect(await walk('?order=oldest')).toEqual([...all].reverse());
    const middle = await list(`?limit=2&cursor=${all[3]}`);
    expect(await walk('?order=oldest', middle.previousCursor)).toEqual(all.slice(0, 4).reverse());
  });

  test('[C16] shows the legs of a transaction, which sum to zero, to its participants only', async () => {
    const [sent] = (await list('?kind=transfer&direction=out')).items as [Transaction];
    const detail = await miner.get<TransactionDetail>(`/auth/transaction/${sent.id}`);
    expect(detail).toMatchObject({ kind: 'transfer', note: '=HYPERLINK("x")', day: null });
    expect(new Set(detail.legs.map(({ account, name, amount }) => `${account} ${name} ${amount}`))).toEqual(
      new Set(['me null -1.001', `player ${friend.username} 1`, 'treasury null 0.001']),
    );
    const stranger = await newMiner(api);
    expect((await stranger.call(`GET /auth/transaction/${sent.id}`)).status).toBe(404);
    for (const id of ['nothing', randomUUID()])
      expect((await miner.call(`GET /auth/transaction/${id}`)).status).toBe(404);
  });

  test('[C16] exports the listed transactions, guarded against formula injection, up to a limit', async () => {
    const file = await exportCsv('?token=USDT');
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.headers['content-disposition']).toContain('transactions.csv');
    const lines = file.body.trimEnd().split('\r\n');
    expect(lines[0]).toBe('\ufefftime,kind,direction,amount,token,purpose,counterparty,note,transaction');
    const { items } = await list('?token=USDT');
    expect(lines.slice(1).map((line) => line.split(',').at(-1))).toEqual(items.map(({ id }) => id));
    expect(lines.find((line) => line.includes('HYPERLINK'))).toContain(`"'=HYPERLINK(""x"")"`);
    expect((await exportCsv('?from=2026-02-30')).statusCode).toBe(422);
    // Only the files count toward the limit of four, not the invalid filter.
    for (let count = 1; count < 4; count += 1) expect((await exportCsv()).statusCode).toBe(200);
    expect((await exportCsv()).statusCode).toBe(429);
  });

  test("[R9] sums each day's movements that have a purpose", async () => {
    const { days, totals, firstMonth, month } = await miner.get<DailyProfit>(
      '/auth/transaction/daily-profit?month=2026-01',
    );
    expect([firstMonth, month, days.map(({ day }) => day)]).toEqual([
      '2026-01',
      '2026-01',
      ['2026-01-02', '2026-01-01'],
    ]);
    const ledger = await api.database.query<{ day: string; token: string; net: string }>(
      `select day::text as day, token, sum(amount)::text as net from ledger_legs
       join ledger_accounts own on own.id = account_id
       where player_id = $1 and purpose is not null group by day, token`,
      [miner.id],
    );
    const units = { USDT: 1e6, ORE: 1e8 } as Record<string, number>;
    const shown = days.flatMap(({ day, tokens }) =>
      tokens.map(({ token, net }) => `${day} ${token} ${Math.round(Number(net) * units[token]!)}`),
    );
    expect(shown.sort()).toEqual(ledger.map(({ day, token, net }) => `${day} ${token} ${net}`).sort());
    const [second, first] = days;
    expect(first).toMatchObject({ blocks: 144, unpaid: { mined: '0', bonus: '0' } });
    expect(Number(first!.tokens[0]!.bonus)).toBeGreaterThan(0);
    expect(second!.tokens[0]).toEqual({ token: 'USDT', gross: '0', bonus: '0', costs: '5', net: '-5' });
    expect(Number(second!.unpaid.mined)).toBeGreaterThan(0);
    expect(second!.blocks).toBe(6);
    expect(totals.map(({ token }) => token).sort()).toEqual(['ORE', 'USDT']);
    const [entryId] = first!.entryIds;
    expect(await miner.get<TransactionDetail>(`/auth/transaction/${entryId}`)).toMatchObject({
      kind: 'daily_profit',
      day: '2026-01-01',
    });
    expect((await miner.get<DailyProfit>('/auth/transaction/daily-profit?month=2025-12')).days).toEqual([]);
    expect((await miner.call('GET /auth/transaction/daily-profit?month=2026-13')).body.errors).toHaveProperty(
      'month',
    );
  });

  test('reports the same unpaid rewards by day as the overview', async () => {
    const { days } = await miner.get<DailyProfit>('/auth/transaction/daily-profit');
    const { nodes } = await miner.get<MiningNodes>('/shared/mining/nodes');
    expect(nodes).toHaveLength(2);
    const { unpaid } = await miner.get<{ unpaid: { mined: string } }>('/shared/game/overview');
    expect(days[0]!.unpaid.mined).toBe(unpaid.mined);
  });
});
