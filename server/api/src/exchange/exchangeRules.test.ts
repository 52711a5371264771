import fc from 'fast-check';
import { calculatePriceImpact, exceedsMaxImpact, getAmountFor, swap } from './exchangeRules';

const units = fc.bigInt(1n, 10n ** 16n);

describe('exchange pool', () => {
  test('keeps a fee of 0.3% and trades the rest at x · y = k', () => {
    const reserves = { from: 50_000_000_000n, to: 10_000_000_000_000n };
    expect(swap(10_000_000n, reserves)).toEqual({ fee: 30_000n, received: 1_993_602_475n });
  });

  test('never reduces the product of the reserves and never empties the pool', () => {
    fc.assert(
      fc.property(units, units, units, (amount, from, to) => {
        const { fee, received } = swap(amount, { from, to });
        expect(received).toBeLessThan(to);
        expect(fee).toBeGreaterThan(0n);
        expect((from + amount) * (to - received)).toBeGreaterThanOrEqual(from * to);
      }),
    );
  });

  test('never pays out more than was paid in on a round trip', () => {
    fc.assert(
      fc.property(units, units, units, (amount, from, to) => {
        const { received } = swap(amount, { from, to });
        if (received === 0n) return;
        const back = swap(received, { from: to - received, to: from + amount });
        expect(back.received).toBeLessThanOrEqual(amount);
      }),
    );
  });

  test('finds the smallest amount that buys the requested amount, and none if that would empty the pool', () => {
    fc.assert(
      fc.property(units, units, units, (received, from, to) => {
        const amount = getAmountFor(received, { from, to });
        const pay = (paid: bigint) => swap(paid, { from, to }).received;
        expect(amount === undefined).toBe(received >= to);
        if (amount === undefined) return;
        expect(pay(amount)).toBeGreaterThanOrEqual(received);
        expect(pay(amount - 1n)).toBeLessThan(received);
      }),
    );
  });

  test('sells neither the whole reserve nor more', () => {
    const reserves = { from: 1_000_000n, to: 1_000_000n };
    expect([reserves.to, reserves.to + 1n].map((received) => getAmountFor(received, reserves))).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('allows an exchange that moves the price by exactly the maximum', () => {
    // The fee leaves 5 units, 5% of the 100 that the pool then has.
    const reserves = { from: 95n, to: 1_000_000n };
    expect([exceedsMaxImpact(6n, reserves), exceedsMaxImpact(7n, reserves)]).toEqual([false, true]);
  });

  test('gives a worse price for a larger part of the pool', () => {
    const reserves = { from: 1_000_000n, to: 1_000_000n };
    expect(calculatePriceImpact(1000n, reserves)).toBeLessThan(0.001);
    expect(calculatePriceImpact(1_000_000n, reserves)).toBeCloseTo(0.4992, 3);
  });
});
