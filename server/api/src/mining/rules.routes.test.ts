import type { GameRules } from '@hashgrid/contracts';
import { openTestApi } from '../../test/openTestApi';

const DAY = 86_400;

describe('the rules of the game', () => {
  const api = openTestApi();

  test('are public and complete', async () => {
    const { body, status } = await api.call<GameRules>('GET /shared/game/rules');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      profile: 'standard',
      blocks: {
        seconds: 600,
        firstReward: '6.25',
        halving: 52_560,
        minersPercent: 92,
        baselineHashrate: '500',
        referralPercents: [5, 2, 1],
      },
      battery: { runSeconds: DAY, fillSeconds: 4 * DAY, freeRechargesPerDay: 1 },
      nodes: { lifeDays: 90, maxLevel: 5, levelPercent: 15, upgradeCostFactor: 2 },
      grant: { token: 'USDT', amount: '25' },
      pool: { feeBps: 30 },
      transfer: { feeBps: 10 },
    });
  });
});
