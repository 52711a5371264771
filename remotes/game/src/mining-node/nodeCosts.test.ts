import { canRecharge, calculateMaxRechargeCost, calculateTotalMaxRechargeCost } from './nodeCosts';

const createNode = (
  charge: number,
  rechargeCost: string | null,
  status: 'running' | 'paused' = 'running',
) => ({
  status,
  rechargeCost,
  battery: { charge, emptyAt: null, fullAt: null },
});

test('adds headroom for the charge that a running node uses while the dialog is open', () => {
  // A full charge costs 0.05: half of it for the missing charge, and 1% of it as headroom.
  expect(calculateMaxRechargeCost(createNode(0.5, '0.025'))).toBe('0.0255');
  expect(calculateMaxRechargeCost(createNode(0.9999, '0.000005'))).toBe('0.000505');
});

test('adds little headroom for a battery whose missing charge is rounded to nothing', () => {
  expect(calculateMaxRechargeCost(createNode(1, '0.000001'))).toBe('0.000101');
});

test('adds no headroom for a paused node, whose battery is filling', () => {
  expect(calculateMaxRechargeCost(createNode(0.5, '0.025', 'paused'))).toBe('0.025');
});

test('treats a missing, zero or invalid cost as nothing to recharge', () => {
  for (const cost of [null, '0', '0.00', 'NaN']) {
    expect(canRecharge(createNode(1, cost))).toBe(false);
    expect(calculateMaxRechargeCost(createNode(1, cost))).toBe('0');
  }
});

test('adds up the maximum costs of several nodes', () => {
  expect(calculateTotalMaxRechargeCost([])).toBe('0');
  const nodes = [createNode(0.5, '0.025'), createNode(1, '0'), createNode(0, '0.05', 'paused')];
  expect(calculateTotalMaxRechargeCost(nodes)).toBe('0.0755');
});
