import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApiProcess, type ApiProcess } from '../test/apiProcess';
import { createTestConfig } from '../test/createTestConfig';
import { expectBalancedLedger } from '../test/expectBalancedLedger';
import { openTestKeys } from '../test/masterKeys';
import { startPostgres } from '../test/postgresServer';
import { newLoggedInMiners, type LoggedInMiner } from '../test/newLoggedInMiners';
import { waitUntil } from '../test/waitUntil';
import type { Database } from './database/Database';
import { migrate } from './database/migrate';
import { openPostgresDatabase } from './database/openPostgresDatabase';
import { GAME_PROFILES } from './gameProfiles';
import { openContext } from './openContext';

const KILLS = 20;
/** How many more orders are acknowledged before the next disturbance, however long a slow machine takes for them. */
const ORDERS_BEFORE_KILL = 6;
const ORDERS_BEFORE_TERMINATION = 2;
/** Up to how much later a disturbance comes, so that it finds the processes at any point of their work. */
const DISTURBANCE_DELAY_MS = 1000;
/** How many times all connections to the database are ended. */
const TERMINATIONS = 6;
const PLAYERS = 12;
const DAYS_BEHIND = 3;
const DAY_MS = 86_400_000;
/** Delay between attempts, which keeps players below the rate limits. */
const PAUSE_MS = 150;

/** An order that players retry with the same key until it is answered. */
interface Order {
  key: string;
  line: string;
  body: object;
}

describe('API processes that are killed under load', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let database: Database;
  let folder: string;
  let env: Record<string, string>;
  let players: LoggedInMiner[];
  const processes: ApiProcess[] = [];
  let isClosing = false;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hashgrid-killed-'));
    postgres = await startPostgres();
    database = openPostgresDatabase(postgres.url);
    await migrate(database);
    await database.script('create role server login');
    // The game starts three days behind, so processes die while they settle blocks and days.
    const gameStart = Date.now() - DAYS_BEHIND * DAY_MS;
    const config = createTestConfig({ gameProfile: GAME_PROFILES.demo });
    const context = await openContext(database, config, {
      keys: await openTestKeys(database),
      now: () => new Date(gameStart),
      log: () => undefined,
    });
    players = await newLoggedInMiners(context, PLAYERS);
    env = {
      // The processes run with the rights of a role that doesn't own the tables.
      DATABASE_URL: postgres.urlAs('server'),
      DATABASE_OWNER_URL: postgres.url,
      HASHGRID_DATA: folder,
      PUBLIC_URL: config.publicUrl,
      GAME_PROFILE: 'demo',
    };
    processes.push(...(await Promise.all([startApiProcess(env), startApiProcess(env)])));
  });

  afterAll(async () => {
    isClosing = true;
    await Promise.all(processes.map((running) => running.close()));
    await database?.close();
    await postgres?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  const pickRandom = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)]!;

  function newOrder(): Order {
    const recipient = pickRandom(players).username;
    const money = { token: 'USDT', amount: `0.${1 + Math.floor(Math.random() * 9)}` };
    return pickRandom(
      [
        { line: 'POST /auth/transaction/transfer', body: { recipient, ...money } },
        {
          line: 'POST /auth/exchange',
          body: { from: 'USDT', to: 'ORE', amount: money.amount, minReceived: '0' },
        },
        { line: 'POST /auth/mining/nodes/recharge-all', body: {} },
      ].map((order) => ({ ...order, key: randomUUID() })),
    );
  }

  /** Retries an order until it is answered, as a client with an unknown result does. */
  async function retryUntilAnswered(player: LoggedInMiner, { key, line, body }: Order) {
    while (!isClosing) {
      const options = { bearer: await player.bearer(), body, headers: { 'idempotency-key': key } };
      const response = await pickRandom(processes)
        .call<{ id?: string; transactionId?: string | null }>(line, options)
        .catch(() => undefined);
      if (response && response.status < 500) return response;
      await pause();
    }
    throw new Error(`The order ${line} was never answered.`);
  }

  interface Acknowledged {
    player: LoggedInMiner;
    order: Order;
    id: string;
  }

  /**
   * Lets all players send orders until `disturb` is done; returns the orders that were acknowledged.
   * @param disturb Gets a function that waits until a number of further orders are acknowledged, and then for a random time.
   */
  async function sendOrdersDuring(
    disturb: (waitForOrders: (count: number) => Promise<void>) => Promise<unknown>,
  ): Promise<Acknowledged[]> {
    let isDone = false;
    const acknowledged: Acknowledged[] = [];
    const waitForOrders = async (count: number) => {
      const goal = acknowledged.length + count;
      await waitUntil(() => acknowledged.length >= goal);
      await new Promise((resolve) => setTimeout(resolve, DISTURBANCE_DELAY_MS * Math.random()));
    };
    const keepSendingOrders = async (player: LoggedInMiner) => {
      while (!isDone) {
        const order = newOrder();
        const { status, body } = await retryUntilAnswered(player, order);
        const id = status === 200 && (body.data.id ?? body.data.transactionId);
        if (id) acknowledged.push({ player, order, id });
        await pause();
      }
    };
    const working = Promise.all(players.map(keepSendingOrders));
    // Prevents an unhandled rejection when `disturb` fails first.
    working.catch(() => undefined);
    try {
      // Rejects immediately when a player fails: `disturb` would wait for the player's orders forever.
      await Promise.race([disturb(waitForOrders), working]);
    } finally {
      isDone = true;
    }
    await working;
    return acknowledged;
  }

  /** Checks that every acknowledged order is in the ledger, once, and that repeating the latest ones returns their first receipts. */
  async function expectNothingLost(acknowledged: readonly Acknowledged[]): Promise<void> {
    const entries = await database.query<{ id: string }>('select id from ledger_entries');
    const written = new Set(entries.map(({ id }) => id));
    expect(acknowledged.filter(({ id }) => !written.has(id))).toEqual([]);
    for (const { player, order, id } of acknowledged.slice(-PLAYERS)) {
      const { body } = await retryUntilAnswered(player, order);
      expect(body.data.id ?? body.data.transactionId).toBe(id);
    }
    const [{ keys, orders }] = (await database.query<{ keys: bigint; orders: bigint }>(
      `select (select count(*) from idempotency_keys where answer ->> 'id' is not null
           or answer ->> 'transactionId' is not null) as keys,
         (select count(*) from ledger_entries where kind in ('transfer', 'exchange', 'recharge')) as orders`,
    )) as [{ keys: bigint; orders: bigint }];
    expect(orders).toBe(keys);
    await expectBalancedLedger(database);
  }

  test('keep running when the database ends their connections or restarts', async () => {
    const acknowledged = await sendOrdersDuring(async (waitForOrders) => {
      for (let round = 0; round < TERMINATIONS; round += 1) {
        await waitForOrders(ORDERS_BEFORE_TERMINATION);
        await database.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
        );
      }
      for (const shutdown of ['fast', 'immediate'] as const) {
        await postgres.restart(shutdown);
        await waitForOrders(ORDERS_BEFORE_TERMINATION);
      }
      expect(processes.map((running) => running.hasEnded())).toEqual([false, false]);
    });
    expect(acknowledged.length).toBeGreaterThanOrEqual(PLAYERS);
    await expectNothingLost(acknowledged);
  });

  test('lose no acknowledged order, and carry out none twice', async () => {
    const keepKilling = async (slot: number, waitForOrders: (count: number) => Promise<void>) => {
      for (let kill = 0; kill < KILLS / processes.length; kill += 1) {
        await waitForOrders(ORDERS_BEFORE_KILL);
        await processes[slot]!.kill();
        processes[slot] = await startApiProcess(env);
      }
    };
    const acknowledged = await sendOrdersDuring((waitForOrders) =>
      Promise.all(processes.map((_running, slot) => keepKilling(slot, waitForOrders))),
    );
    expect(acknowledged.length).toBeGreaterThanOrEqual((KILLS / processes.length) * ORDERS_BEFORE_KILL);
    await expectNothingLost(acknowledged);
  });

  test('catch up, settle every block exactly once and make no payout twice', async () => {
    const { height } = await waitUntil(async () => {
      const [state] = await database.query<{ behind: number; height: bigint; isPaid: boolean }>(
        `select extract(epoch from now())::float8 - settled_until as behind, height,
           paid_before = (to_timestamp(settled_until) at time zone 'UTC')::date as "isPaid" from game_state`,
      );
      return state!.behind < 30 && state!.isPaid ? state : null;
    });
    expect(height).toBeGreaterThanOrEqual(
      BigInt((DAYS_BEHIND * DAY_MS) / (GAME_PROFILES.demo.blockSeconds * 1000)),
    );
    const [chain] = await database.query<{ missingBlocks: bigint; gaps: bigint; repeatedPayouts: bigint }>(
      `select (select height from game_state) - (select count(*) from blocks) as "missingBlocks",
         (select count(*) from (select starts_at, lag(ends_at) over (order by number) as before from blocks) as pair
          where before <> starts_at) as gaps,
         (select count(*) from (select 1 from payouts group by player_id, day, kind having count(*) > 1) as twice)
           as "repeatedPayouts"`,
    );
    expect(chain).toEqual({ missingBlocks: 0n, gaps: 0n, repeatedPayouts: 0n });
    await expectBalancedLedger(database);
  });
});
