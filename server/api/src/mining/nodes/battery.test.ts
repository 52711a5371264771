import fc from 'fast-check';
import type { NodeRow } from './nodes.queries';
import { calculateBatteryState, calculateStopTime } from './battery';
import { applyRecharge, applySwitchOff, applySwitchOn, applyUpgrade } from './nodeChanges';

const CAPACITY = 4 * 86_400;
const LIFE = 90 * 86_400;

const newNode = (change: Partial<NodeRow> = {}): NodeRow => ({
  id: 'node',
  type: 'spark',
  name: 'Spark',
  level: 1,
  hashrate: 25_000n,
  isOn: false,
  charge: CAPACITY,
  chargedAt: 0,
  createdAt: new Date(0),
  expiresAt: LIFE,
  ...change,
});

describe('battery', () => {
  test('runs for a day when full, stops when empty, and recharges in four idle days', () => {
    const node = newNode({ isOn: true });
    expect(calculateBatteryState(node, 86_399)).toEqual({ status: 'running', charge: 4 });
    expect(calculateBatteryState(node, 86_400)).toEqual({ status: 'depleted', charge: 0 });
    expect(calculateBatteryState(node, 5 * 86_400)).toEqual({ status: 'depleted', charge: CAPACITY });
    expect(calculateBatteryState(node, 9 * 86_400)).toEqual({ status: 'depleted', charge: CAPACITY });
  });

  test('expires at the end of its lifetime, whatever its charge', () => {
    const node = newNode({ isOn: true, chargedAt: LIFE - 10 });
    expect(calculateStopTime(node)).toBe(LIFE);
    expect(calculateBatteryState(node, LIFE - 1).status).toBe('running');
    expect(calculateBatteryState(node, LIFE)).toEqual({ status: 'expired', charge: CAPACITY - 40 });
  });

  test('prevents an empty node from starting, and resumes it after a recharge', () => {
    const empty = newNode({ isOn: true, charge: 3 });
    expect(applySwitchOn(empty, 0)).toBeUndefined();
    // With less than a minute left, it would have stopped again before the player sees it run.
    expect(applySwitchOn(newNode({ charge: 4 * 60 - 1 }), 0)).toBeUndefined();
    expect(applySwitchOn(newNode({ charge: 4 * 60 }), 0)).toMatchObject({ isOn: true });
    expect(calculateBatteryState(applyRecharge(empty, 5)!, 6).status).toBe('running');
    expect(calculateBatteryState(applyRecharge(newNode({ charge: 3 }), 5)!, 6).status).toBe('paused');
    expect(applyRecharge(newNode(), 0)).toBeUndefined();
  });

  test('keeps charge and state in an upgrade', () => {
    const depleted = newNode({ isOn: true, charge: 0 });
    expect(calculateBatteryState(applyUpgrade(depleted), 100)).toEqual({ status: 'depleted', charge: 100 });
    expect(applyUpgrade(newNode())).toMatchObject({ level: 2, hashrate: 28_750n, charge: CAPACITY });
  });

  const step = fc.record({
    seconds: fc.integer({ min: 0, max: 40_000 }),
    action: fc.constantFrom('start', 'stop', 'recharge', 'upgrade', 'read'),
  });

  test('never uses more charge than it had, gained while idle and was recharged by, in any order of actions', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: CAPACITY }),
        fc.array(step, { maxLength: 40 }),
        (initialCharge, steps) => {
          let node = newNode({ charge: initialCharge });
          let [now, run, idle, recharged] = [0, 0, 0, 0];
          for (const { seconds, action } of steps) {
            const before = now;
            now += seconds;
            const stop = node.isOn ? Math.min(now, Math.max(before, calculateStopTime(node))) : before;
            run += stop - before;
            idle += now - stop;
            const { charge } = calculateBatteryState(node, now);
            expect(charge).toBeGreaterThanOrEqual(0);
            expect(charge).toBeLessThanOrEqual(CAPACITY);
            if (action === 'start') node = applySwitchOn(node, now) ?? node;
            if (action === 'stop') node = applySwitchOff(node, now) ?? node;
            if (action === 'upgrade' && node.level < 5) node = applyUpgrade(node);
            if (action === 'recharge' && applyRecharge(node, now)) {
              recharged += CAPACITY - charge;
              node = applyRecharge(node, now)!;
            }
          }
          expect(4 * run).toBeLessThanOrEqual(initialCharge + idle + recharged);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('keeps the total running time the same however often it is stopped and started', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 0, max: CAPACITY }),
        (steps, charge) => {
          let toggled = newNode({ isOn: true, charge });
          let now = 0;
          for (const step of steps) {
            now += step;
            toggled = applySwitchOff(toggled, now)!;
            toggled = applySwitchOn(toggled, now) ?? { ...toggled, isOn: true };
          }
          const steady = calculateBatteryState(newNode({ isOn: true, charge }), now);
          // The two are comparable only while the untouched node still runs.
          const compared = steady.status === 'running' ? calculateBatteryState(toggled, now) : steady;
          expect(compared).toEqual(steady);
        },
      ),
    );
  });
});
