import { ECONOMY, POOL_START } from '../src/economy';
import { findDominantStrategies, findMissedPaybacks, findProfitableBrackets } from './findMissedGoals';
import { measureGains, measurePaybacks } from './simulateEconomy';

const PROFILES = ['demo', 'standard'] as const;
const SIZES = [10, 1000, 100_000];
const CASES = PROFILES.flatMap((name) => SIZES.map((players) => [name, players] as const));

test.each(CASES)(
  'a first node in %s with %i players pays back in time, at a price that falls',
  (name, players) => {
    expect(findMissedPaybacks(name, measurePaybacks(name, players))).toEqual([]);
  },
);

test.each(CASES)(
  'no strategy dominates in %s with %i players, nor does a farm of accounts',
  (name, players) => {
    expect(findDominantStrategies(measureGains(name, players))).toEqual([]);
  },
);

test.each(PROFILES)('swaps around the action of another earn little or nothing in %s', (name) => {
  expect(findProfitableBrackets(name)).toEqual([]);
});

test.each(PROFILES)('the grant pays for a first node in %s, and leaves the next one to aim at', (name) => {
  const [first, second] = ECONOMY.shop.map(({ price }) => Number(price));
  const grant = Number(ECONOMY.grant.amount);
  expect(grant).toBeGreaterThan(first!);
  expect(grant - first!).toBeLessThan(second!);
  // A swap of the whole grant is within what needs no confirmation.
  const limit = (Number(POOL_START[name].USDT) * Number(ECONOMY.exchange.unconfirmed.poolBps)) / 10_000;
  expect(grant).toBeLessThan(Math.min(limit, Number(ECONOMY.exchange.unconfirmed.amount)));
});
