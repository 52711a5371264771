import { canRecharge, calculateMaxRechargeCost, calculateTotalMaxRechargeCost } from './nodeCosts';

const node = (charge: number, rechargeCost: string | null, status: 'running' | 'paused' = 'running') => ({
  status,
  rechargeCost,
  battery: { charge, emptyAt: null, fullAt: null },
});

test('adds headroom for the charge that a running node uses while the dialog is open', () => {
  // A full charge costs 0.05: half of it for the missing charge, and 1% of it as headroom.
  expect(calculateMaxRechargeCost(node(0.5, '0.025'))).toBe('0.0255');
  expect(calculateMaxRechargeCost(node(0.9999, '0.000005'))).toBe('0.000505');
});

test('adds no headroom for a paused node, whose battery is filling', () => {
  expect(calculateMaxRechargeCost(node(0.5, '0.025', 'paused'))).toBe('0.025');
});

test('costs nothing without missing charge', () => {
  for (const cost of [null, '0', '0.00', 'NaN']) {
    expect(canRecharge(node(1, cost))).toBe(false);
    expect(calculateMaxRechargeCost(node(1, cost))).toBe('0');
  }
});

test('adds up the maximum costs of several nodes', () => {
  expect(calculateTotalMaxRechargeCost([])).toBe('0');
  expect(calculateTotalMaxRechargeCost([node(0.5, '0.025'), node(1, '0'), node(0, '0.05', 'paused')])).toBe(
    '0.0755',
  );
});
