import fc from 'fast-check';
import type { NodeRow } from './nodes.queries';
import { batteryAt, stopsAt } from './battery';
import { recharged, switchedOff, switchedOn, upgraded } from './nodeChanges';

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
    expect(batteryAt(node, 86_399)).toEqual({ status: 'running', charge: 4 });
    expect(batteryAt(node, 86_400)).toEqual({ status: 'depleted', charge: 0 });
    expect(batteryAt(node, 5 * 86_400)).toEqual({ status: 'depleted', charge: CAPACITY });
    expect(batteryAt(node, 9 * 86_400)).toEqual({ status: 'depleted', charge: CAPACITY });
  });

  test('expires at the end of its lifetime, whatever its charge', () => {
    const node = newNode({ isOn: true, chargedAt: LIFE - 10 });
    expect(stopsAt(node)).toBe(LIFE);
    expect(batteryAt(node, LIFE - 1).status).toBe('running');
    expect(batteryAt(node, LIFE)).toEqual({ status: 'expired', charge: CAPACITY - 40 });
  });

  test('prevents an empty node from starting, and resumes it after a recharge', () => {
    const empty = newNode({ isOn: true, charge: 3 });
    expect(switchedOn(empty, 0)).toBeUndefined();
    expect(batteryAt(recharged(empty, 5)!, 6).status).toBe('running');
    expect(batteryAt(recharged(newNode({ charge: 3 }), 5)!, 6).status).toBe('paused');
    expect(recharged(newNode(), 0)).toBeUndefined();
  });

  test('keeps charge and state in an upgrade', () => {
    const depleted = newNode({ isOn: true, charge: 0 });
    expect(batteryAt(upgraded(depleted), 100)).toEqual({ status: 'depleted', charge: 100 });
    expect(upgraded(newNode())).toMatchObject({ level: 2, hashrate: 28_750n, charge: CAPACITY });
  });

  const mining = fc.record({
    after: fc.integer({ min: 0, max: 40_000 }),
    what: fc.constantFrom('start', 'stop', 'recharge', 'upgrade', 'look'),
  });

  test('satisfies 4 · run ≤ initial charge + idle + recharged for any order of start, stop, recharge and reads', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: CAPACITY }),
        fc.array(mining, { maxLength: 40 }),
        (first, turns) => {
          let node = newNode({ charge: first });
          let [now, run, idle, bought] = [0, 0, 0, 0];
          for (const { after, what } of turns) {
            const before = now;
            now += after;
            const stop = node.isOn ? Math.min(now, Math.max(before, stopsAt(node))) : before;
            run += stop - before;
            idle += now - stop;
            const { charge } = batteryAt(node, now);
            expect(charge).toBeGreaterThanOrEqual(0);
            expect(charge).toBeLessThanOrEqual(CAPACITY);
            if (what === 'start') node = switchedOn(node, now) ?? node;
            if (what === 'stop') node = switchedOff(node, now) ?? node;
            if (what === 'upgrade' && node.level < 5) node = upgraded(node);
            if (what === 'recharge' && recharged(node, now)) {
              bought += CAPACITY - charge;
              node = recharged(node, now)!;
            }
          }
          expect(4 * run).toBeLessThanOrEqual(first + idle + bought);
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
            toggled = switchedOff(toggled, now)!;
            toggled = switchedOn(toggled, now) ?? { ...toggled, isOn: true };
          }
          const steady = batteryAt(newNode({ isOn: true, charge }), now);
          // The two are comparable only while the untouched node still runs.
          const compared = steady.status === 'running' ? batteryAt(toggled, now) : steady;
          expect(compared).toEqual(steady);
        },
      ),
    );
  });
});
