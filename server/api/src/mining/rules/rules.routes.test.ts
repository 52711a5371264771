import type { GameRules } from '@hashgrid/contracts';
import { openTestApi } from '../../../test/openTestApi';
import { BLOCK_EMISSION, ECONOMY, POOL_START } from '../../economy';
import { toTerahashes } from '../prices/minedToken';

const DAY = 86_400;

describe('the rules of the game', () => {
  const api = openTestApi();

  test('are public, with the numbers of the economy', async () => {
    const { body, status } = await api.call<GameRules>('GET /shared/game/rules');
    expect(status).toBe(200);
    const { reward, halving, baselineHashrate } = BLOCK_EMISSION.standard;
    const { ORE, USDT } = POOL_START.standard;
    expect(body.data).toMatchObject({
      profile: 'standard',
      blocks: {
        seconds: 600,
        firstReward: reward,
        halving,
        minersPercent: 92,
        baselineHashrate: toTerahashes(baselineHashrate),
        referralPercents: [5, 2, 1],
      },
      battery: { runSeconds: DAY, fillSeconds: 4 * DAY, freeRechargesPerDay: 1 },
      nodes: { lifeDays: 90, maxLevel: 5, levelPercent: 15, upgradeCostFactor: 2 },
      grant: ECONOMY.grant,
      pool: {
        feeBps: 30,
        start: [
          { token: 'ORE', amount: ORE },
          { token: 'USDT', amount: USDT },
        ],
      },
      transfer: { feeBps: 10 },
    });
  });
});
