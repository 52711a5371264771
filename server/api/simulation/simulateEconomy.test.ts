import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ECONOMY, POOL_START } from '../src/economy';
import { findDominantStrategies, findMissedPaybacks, findProfitableSandwiches } from './findMissedGoals';
import { formatEconomyTables } from './formatEconomyTables';
import { PROFILES, simulateEconomy } from './simulateEconomy';

const RESULTS = simulateEconomy();

test.each(RESULTS)(
  'a first node in $name with $players players pays back in time, at a price that falls',
  ({ name, paybacks }) => {
    expect(findMissedPaybacks(name, paybacks)).toEqual([]);
  },
);

test.each(RESULTS)(
  'no strategy dominates in $name with $players players, nor does a farm of accounts',
  ({ gains }) => {
    expect(findDominantStrategies(gains)).toEqual([]);
  },
);

test.each(PROFILES)('swaps around another player’s action earn little or nothing in %s', (name) => {
  expect(findProfitableSandwiches(name)).toEqual([]);
});

test.each(PROFILES)('the grant pays for a first node in %s, but not for the next one too', (name) => {
  const [first, second] = ECONOMY.shop.map(({ price }) => Number(price));
  const grant = Number(ECONOMY.grant.amount);
  expect(grant).toBeGreaterThan(first!);
  expect(grant - first!).toBeLessThan(second!);
  // A swap of the whole grant needs no confirmation.
  const limit = (Number(POOL_START[name].USDT) * Number(ECONOMY.exchange.unconfirmed.poolBps)) / 10_000;
  expect(grant).toBeLessThan(Math.min(limit, Number(ECONOMY.exchange.unconfirmed.amount)));
});

test('the documentation has the tables that the simulation computes', () => {
  const page = readFileSync(join(__dirname, '../../../docs/economy.md'), 'utf8');
  // After a change of the rules: npm run simulate-economy -w @hashgrid/server
  expect(page).toContain(formatEconomyTables(RESULTS));
});
