import { createTestConfig } from '../../test/createTestConfig';
import { newMiner } from '../../test/newMiner';
import { openTestApi } from '../../test/openTestApi';
import { LIMITS } from '../config';
import { createReadBudget } from './createReadBudget';

const OVERVIEW = '/shared/game/overview';
const SUMMARY = '/shared/network/summary';

/** Reads and their intervals in seconds on the busiest screens when no live events arrive; see `readsByAccount`. */
const DASHBOARD = { [OVERVIEW]: 8, '/shared/mining/stats?range=24h': 5, '/auth/transaction?limit=6': 60 };
const MINING = { [OVERVIEW]: 8, '/shared/mining/summary': 8, '/shared/mining/blocks?limit=10': 8 };
const TABS = [DASHBOARD, DASHBOARD, MINING, MINING, MINING];

describe('the budget of reads', () => {
  const api = openTestApi();

  test('is enough for a player with five tabs that poll', async () => {
    const miner = await newMiner(api);
    const bearer = await miner.bearer();
    const polls = TABS.flatMap((tab) => Object.entries(tab));
    const statuses = new Set<number>();
    for (let second = 0; second < 2 * LIMITS.readsByAccount.seconds; second += 1) {
      for (const [path] of polls.filter(([, interval]) => second % interval === 0))
        statuses.add((await api.call(`GET ${path}`, { bearer })).status);
      api.advanceClock(1);
    }
    expect(statuses).toEqual(new Set([200]));
  });
});

describe('a loop over reads', () => {
  const COUNT = 12;
  const api = openTestApi({ limits: { readsByAccount: { count: COUNT, seconds: 60 } } });

  test('gets 429 with Retry-After from all limited reads until the window ends', async () => {
    const [miner, other] = [await newMiner(api), await newMiner(api)];
    const read = (index: number) => miner.call(`GET ${index % 2 ? SUMMARY : OVERVIEW}`);
    for (let index = 0; index < COUNT; index += 1) expect((await read(index)).status).toBe(200);
    api.advanceClock(20);
    for (const index of [0, 1]) {
      const refused = await read(index);
      expect(refused).toMatchObject({ status: 429, body: { statusCode: 4290, retryAfter: 40 } });
      expect(refused.headers['retry-after']).toBe('40');
    }
    expect((await other.call(`GET ${SUMMARY}`)).status).toBe(200);
    expect((await miner.call('GET /shared/client/profile')).status).toBe(200);
    api.advanceClock(40);
    expect((await read(0)).status).toBe(200);
  });
});

test('opens a new window after the clock was set back', () => {
  let time = new Date('2026-01-01T12:00:00Z');
  const limits = { ...LIMITS, readsByAccount: { count: 1, seconds: 60 } };
  const countRead = createReadBudget({ config: createTestConfig({ limits }), now: () => time });
  countRead('a-player');
  expect(() => countRead('a-player')).toThrow(expect.objectContaining({ retryAfter: 60 }));
  time = new Date('2026-01-01T11:00:00Z');
  countRead('a-player');
  expect(() => countRead('a-player')).toThrow(expect.objectContaining({ retryAfter: 60 }));
});
