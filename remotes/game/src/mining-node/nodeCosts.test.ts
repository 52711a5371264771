import { canRecharge, calculateMaxRechargeCost, calculateTotalMaxRechargeCost } from './nodeCosts';

const node = (charge: number, rechargeCost: string | null, status: 'running' | 'paused' = 'running') => ({
  status,
  rechargeCost,
  battery: { charge, emptyAt: null, fullAt: null },
});

test('a running battery is given room for what it loses while its player decides', () => {
  // Half of 0.05 is missing; a hundredth of 0.05 comes on top.
  expect(calculateMaxRechargeCost(node(0.5, '0.025'))).toBe('0.0255');
  expect(calculateMaxRechargeCost(node(0.9999, '0.000005'))).toBe('0.000505');
});

test('a battery that fills costs what it costs now at most', () => {
  expect(calculateMaxRechargeCost(node(0.5, '0.025', 'paused'))).toBe('0.025');
});

test('nothing to fill costs nothing', () => {
  for (const cost of [null, '0', '0.00', 'NaN']) {
    expect(canRecharge(node(1, cost))).toBe(false);
    expect(calculateMaxRechargeCost(node(1, cost))).toBe('0');
  }
  expect(calculateTotalMaxRechargeCost([])).toBe('0');
  expect(calculateTotalMaxRechargeCost([node(0.5, '0.025'), node(1, '0'), node(0, '0.05', 'paused')])).toBe(
    '0.0755',
  );
});
