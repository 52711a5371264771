import fc from 'fast-check';
import { advanceTime } from '../../test/newMiner';
import { openTestApi } from '../../test/openTestApi';
import { newSession } from '../../test/players';
import type { Queries } from '../database/Database';
import { transfer } from '../transfers/transfer';
import { writeEntryOnce } from './ledger.queries';

describe('ledger', () => {
  const api = openTestApi({ limits: { recipientsByAccount: { count: 100_000, seconds: 60 } } });

  const readSums = () =>
    api.database.query<{ token: string; total: string }>(
      `select token, sum(amount)::text as total from ledger_legs
       join ledger_accounts on ledger_accounts.id = account_id group by token`,
    );
  const findWrongBalances = () =>
    api.database.query(
      `select ledger_accounts.id from ledger_accounts left join ledger_legs on account_id = ledger_accounts.id
       group by ledger_accounts.id having balance <> coalesce(sum(amount), 0)`,
    );

  test('keeps token sums at 0, balances equal to their legs and players’ balances at 0 or above under random payments', async () => {
    const players = await Promise.all([newSession(api), newSession(api), newSession(api)]);
    const ids = await Promise.all(
      players.map(async ({ username }) => {
        const rows = await api.database.query<{ id: string }>('select id from accounts where username = $1', [
          username,
        ]);
        return rows[0]!.id;
      }),
    );
    const payment = fc.record({
      from: fc.nat(2),
      to: fc.nat(2),
      token: fc.constantFrom('USDT', 'ORE', 'GOLD'),
      amount: fc.oneof(
        fc
          .bigInt(0n, 30_000_000n)
          .map((units) => `${units / 1_000_000n}.${String(units % 1_000_000n).padStart(6, '0')}`),
        fc.constantFrom('0', '25', '0.000001', '0.00000001', '99999999999999999999'),
      ),
    });
    let key = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(payment, { minLength: 1, maxLength: 12 }), async (payments) => {
        await Promise.allSettled(
          payments.map(({ from, to, token, amount }) =>
            transfer(api.context, {
              senderId: ids[from]!,
              key: `property-${(key += 1)}`,
              order: { recipient: players[to]!.username, token, amount },
              caller: { ipAddress: '10.0.0.1', device: '', language: 'en-US' },
            }),
          ),
        );
        expect((await readSums()).map(({ total }) => total)).toEqual(['0', '0']);
        expect(await findWrongBalances()).toEqual([]);
        expect(
          await api.database.query(
            'select id from ledger_accounts where player_id is not null and balance < 0',
          ),
        ).toEqual([]);
      }),
      { numRuns: 25 },
    );
    const paid = await api.database.query(`select 1 from ledger_entries where kind = 'transfer'`);
    expect(paid.length).toBeGreaterThan(0);
  });

  test.each([
    ['update ledger_legs set amount = 1', 'append-only'],
    ['delete from ledger_legs', 'append-only'],
    ['truncate ledger_legs', 'append-only'],
    [`update ledger_entries set kind = 'grant'`, 'append-only'],
    ['delete from ledger_entries', 'append-only'],
    ['update ledger_accounts set balance = balance + 1', 'legs alone'],
    [
      `insert into ledger_accounts (player_id, token, balance) select id, 'USDT', 5 from accounts limit 1`,
      'starts at 0',
    ],
    ['delete from ledger_accounts', 'append-only'],
    [
      `insert into ledger_legs (entry_id, account_id, amount)
       select entry_id, account_id, amount from ledger_legs where kind = 'grant' limit 2`,
      'written with their entry',
    ],
    [
      `insert into ledger_entries (id, kind, created_at) values (gen_random_uuid(), 'raffle', now())`,
      'ledger_entries_kind',
    ],
    [
      `insert into payouts (player_id, day, kind, blocks) select player_id, '2026-01-01', 'collect', 1
       from miners cross join generate_series(1, 2)`,
      'payouts_pkey',
    ],
    ['update share_buckets set paid_mined = mined + 1', 'share_buckets_check'],
    ['update accounts set referrer_id = (select max(id::text)::uuid from accounts)', 'set once'],
  ])('rejects in the database: %s', async (statement, reason) => {
    await newSession(api);
    await advanceTime(api, 600);
    await expect(api.database.query(statement)).rejects.toThrow(reason);
  });

  test.each([
    ['legs that do not sum to zero', [-5, 4], 'do not sum to zero'],
    ['a single leg', [5], 'fewer than two legs'],
    ['no leg', [], 'fewer than two legs'],
  ])('rejects an entry with %s in the database', async (_name, amounts, reason) => {
    await newSession(api);
    const write = api.database.transaction(async (queries) => {
      await queries.query(
        `insert into ledger_entries (id, kind, created_at) values ('00000000-0000-4000-8000-000000000001', 'reversal', now())`,
      );
      for (const amount of amounts)
        await queries.query(
          `insert into ledger_legs (entry_id, account_id, amount)
           select '00000000-0000-4000-8000-000000000001', id, $1 from ledger_accounts
           where token = 'USDT' and system_name = 'mint'`,
          [amount],
        );
    });
    await expect(write).rejects.toThrow(reason);
  });

  test.each([
    ['a third leg', [9]],
    ['further legs that sum to zero', [9, -9]],
  ])('rejects %s of an entry whose sums were checked early', async (_name, amounts) => {
    await newSession(api);
    const addLegs = (queries: Queries, added: number[]) =>
      queries.query(
        `insert into ledger_legs (entry_id, account_id, amount)
         select '00000000-0000-4000-8000-000000000003', account.id, amount
         from unnest($1::bigint[]) with ordinality as leg (amount, n)
         join ledger_accounts account on token = 'USDT' and system_name = (array['treasury', 'mint'])[n]`,
        [added],
      );
    const write = api.database.transaction(async (queries) => {
      await queries.query(
        `insert into ledger_entries (id, kind, created_at) values ('00000000-0000-4000-8000-000000000003', 'reversal', now())`,
      );
      await addLegs(queries, [5, -5]);
      await queries.script('set constraints all immediate');
      await addLegs(queries, amounts);
    });
    await expect(write).rejects.toThrow('is complete');
  });

  test('writes no second entry with the same reference', async () => {
    const legs = await api.database.query<{ accountId: bigint; amount: bigint }>(
      `select id as "accountId", (case system_name when 'mint' then -5 else 5 end)::bigint as amount
       from ledger_accounts where token = 'USDT' and system_name in ('mint', 'treasury')`,
    );
    const entry = { kind: 'seed', reference: 'seed:test', createdAt: new Date(0), legs };
    for (let written = 0; written < 2; written += 1)
      await api.database.transaction((queries) => writeEntryOnce(queries, entry));
    const rows = await api.database.query(`select 1 from ledger_entries where reference = 'seed:test'`);
    expect(rows).toHaveLength(1);
  });

  test('rejects a negative balance in the database, except for the mint', async () => {
    await newSession(api);
    const write = api.database.transaction(async (queries) => {
      await queries.query(
        `insert into ledger_entries (id, kind, created_at) values ('00000000-0000-4000-8000-000000000002', 'reversal', now())`,
      );
      await queries.query(
        `insert into ledger_legs (entry_id, account_id, amount)
         select '00000000-0000-4000-8000-000000000002', id, case system_name when 'burn' then -5 else 5 end
         from ledger_accounts where token = 'USDT' and system_name in ('burn', 'mint')`,
      );
    });
    await expect(write).rejects.toThrow('check constraint');
  });
});
