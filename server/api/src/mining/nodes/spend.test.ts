import { FIELD_MESSAGES } from '../../messages';
import { ORE_DECIMALS } from '../../ledger/tokenDecimals';
import { assertCostWithin } from './spend';

const COST = 150_000n;

test.each([
  ['without a limit', undefined],
  ['with the same limit', '0.0015'],
  ['with the same limit and a trailing zero', '0.00150'],
  ['with a higher limit', '1'],
])('accepts a cost %s', (_name, maxCost) => {
  expect(() => assertCostWithin(COST, ORE_DECIMALS, maxCost)).not.toThrow();
});

test.each([
  ['a limit below the cost', '0.00149999', FIELD_MESSAGES.costIncreased],
  ['a limit with more decimals than ORE has', '1.000000001', FIELD_MESSAGES.tooManyDecimals],
])('rejects %s', (_name, maxCost, message) => {
  expect(() => assertCostWithin(COST, ORE_DECIMALS, maxCost)).toThrow(
    expect.objectContaining({ kind: 'invalid', errors: { maxCost: [message] } }),
  );
});
