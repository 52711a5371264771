import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ECONOMY, POOL_START } from '../src/economy';
import { getUnconfirmedLimit } from '../src/exchange/exchangeRules';
import { toExactMinorUnits } from '../src/ledger/amounts';
import { USDT_DECIMALS } from '../src/ledger/tokenDecimals';
import { findDominantStrategies, findMissedPaybacks, findProfitableSandwiches } from './findMissedGoals';
import { formatEconomyTables } from './formatEconomyTables';
import { PROFILES, simulateEconomy } from './simulateEconomy';

const RESULTS = simulateEconomy();

test.each(RESULTS)(
  'a first node in $name with $players players pays back in time, and the price falls as ORE is sold',
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

test.each(PROFILES)('sandwich attacks on other players earn little or nothing in %s', (name) => {
  expect(findProfitableSandwiches(name)).toEqual([]);
});

test('the grant buys the cheapest node, but not the next one as well', () => {
  const [first, second] = ECONOMY.shop.map(({ price }) => Number(price));
  const grant = Number(ECONOMY.grant.amount);
  expect(grant).toBeGreaterThan(first!);
  expect(grant - first!).toBeLessThan(second!);
});

test.each(PROFILES)('a swap of the whole grant in %s needs no two-factor code', (name) => {
  const toMinorUsdt = (amount: string) => toExactMinorUnits(amount, USDT_DECIMALS);
  const limit = getUnconfirmedLimit(toMinorUsdt(POOL_START[name].USDT));
  expect(toMinorUsdt(ECONOMY.grant.amount)).toBeLessThanOrEqual(limit);
});

test('the documentation has the tables that the simulation computes', () => {
  const page = readFileSync(join(__dirname, '../../../docs/economy.md'), 'utf8');
  // After a change of the rules: npm run simulate-economy -w @hashgrid/server
  expect(page).toContain(formatEconomyTables(RESULTS));
});
