import { POOL_START } from '../src/economy';
import { toExactMinorUnits } from '../src/ledger/amounts';
import { ORE_DECIMALS, USDT_DECIMALS } from '../src/ledger/tokenDecimals';
import { ObservedNode } from './ObservedNode';

const STEP = 60;
const { ORE, USDT } = POOL_START.standard;
const RESERVES = {
  from: toExactMinorUnits(ORE, ORE_DECIMALS),
  to: toExactMinorUnits(USDT, USDT_DECIMALS),
};

test.each([0, 10 * STEP])('measures payback from the purchase, at %s s', (boughtAt) => {
  const node = new ObservedNode(boughtAt);
  // At 0.5 USDT for one ORE, three steps of 4 ORE earn the price of 5 USDT, and two don't.
  const calculateStepEarnings = () => toExactMinorUnits('4', ORE_DECIMALS);
  for (let now = STEP; now <= 20 * STEP; now += STEP)
    node.observe({ now, reserves: RESERVES, calculateStepEarnings });
  expect(node.payback).toBe(3 * STEP);
});
