import fc from 'fast-check';
import { POOL_START } from '../economy';
import { toExactMinorUnits } from '../ledger/amounts';
import { swap, getUnconfirmedLimit } from './exchangeRules';

const ORE = toExactMinorUnits(POOL_START.demo.ORE, 8);
const USDT = toExactMinorUnits(POOL_START.demo.USDT, 6);
const MILLION = 1_000_000n;

/** A pool that several players trade with. */
function openPool(depthPercent = 100n) {
  const pool = { USDT: (USDT * depthPercent) / 100n, ORE: (ORE * depthPercent) / 100n };
  return {
    pool,
    buyOre(usdt: bigint): bigint {
      const { received } = swap(usdt, { from: pool.USDT, to: pool.ORE });
      pool.USDT += usdt;
      pool.ORE -= received;
      return received;
    },
    sellOre(ore: bigint): bigint {
      const { received } = swap(ore, { from: pool.ORE, to: pool.USDT });
      pool.ORE += ore;
      pool.USDT -= received;
      return received;
    },
  };
}

interface Drain {
  /** USDT that the stolen session starts with, in minor units. */
  victim: bigint;
  /** ORE that the thief starts with, in minor units. */
  thief: bigint;
  rounds: number;
  /** Depth of the pool in percent of its start, 100 by default. */
  depthPercent?: bigint;
  /** What the stolen session may still exchange, by its turnover in USDT and the pool's USDT; everything by default. */
  allowance?: (turnover: bigint, reserve: bigint) => bigint;
}

/**
 * Moves a victim's balance through the pool: the stolen session raises the price, the thief sells, the session lowers
 * it, the thief buys back. Returns what is left of the victim's USDT and the thief's ORE.
 */
function drain({ victim, thief, rounds, depthPercent, allowance = () => victim }: Drain) {
  const { pool, buyOre, sellOre } = openPool(depthPercent);
  let [usdt, ore, turnover] = [victim, thief, 0n];
  const getAllowance = () => allowance(turnover, pool.USDT);
  for (let round = 0; round < rounds; round += 1) {
    // Half of the allowance, so that the exchange back is within it too.
    const spent = usdt < getAllowance() / 2n ? usdt : getAllowance() / 2n;
    const bought = buyOre(spent);
    turnover += spent;
    const proceeds = sellOre(ore);
    const returned = bought === 0n ? 0n : sellOre(bought);
    turnover += returned;
    usdt += returned - spent;
    ore = buyOre(proceeds);
  }
  return { usdt, ore };
}

interface PurchaseDrain {
  /** USDT that the thief starts with, in minor units. */
  thief: bigint;
  depthPercent?: bigint;
  /** What the stolen session spends, by the pool's USDT. */
  spend: (reserve: bigint) => bigint;
}

/**
 * Moves a victim's balance into the pool by purchases: the thief buys ORE, the stolen session buys nodes, the thief sells.
 * Returns the thief's USDT at the end.
 */
function drainByPurchases({ thief, depthPercent, spend }: PurchaseDrain): bigint {
  const { pool, buyOre, sellOre } = openPool(depthPercent);
  const ore = buyOre(thief);
  pool.USDT += spend(pool.USDT);
  return sellOre(ore);
}

/** Returns what a player may still exchange today without a confirmation. */
const getRemainingLimit = (turnover: bigint, reserve: bigint): bigint => {
  const limit = getUnconfirmedLimit(reserve);
  return turnover < limit ? limit - turnover : 0n;
};

describe('draining a balance through the pool with a stolen session', () => {
  test('makes a profit by purchases where nothing limits them', () => {
    const thief = 50_000n * MILLION;
    expect(drainByPurchases({ thief, spend: () => 10_000n * MILLION })).toBeGreaterThan(thief);
  });

  test('loses money by purchases within the daily limit, for a thief who brings at most what the pool has', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 100n), fc.bigInt(1n, 1000n), (percent, depthPercent) => {
        const thief = (openPool(depthPercent).pool.USDT * percent) / 100n;
        expect(drainByPurchases({ thief, depthPercent, spend: getUnconfirmedLimit })).toBeLessThan(thief);
      }),
    );
  });

  test('takes more than half of the balance at a profit where nothing limits exchanges', () => {
    const victim = 10_000n * MILLION;
    const thief = ORE / 10n;
    const { usdt, ore } = drain({ victim, thief, rounds: 30 });
    expect(usdt).toBeLessThan(victim / 2n);
    expect(ore).toBeGreaterThan(thief);
  });

  test('loses the thief money within the daily limit and costs the victim at most 100 USDT, whatever the stakes', () => {
    fc.assert(
      fc.property(
        fc.bigInt(100n * MILLION, 1_000_000n * MILLION),
        fc.bigInt(10n ** 8n, 10n * ORE),
        fc.integer({ min: 1, max: 30 }),
        fc.bigInt(1n, 1000n),
        (victim, thief, rounds, depthPercent) => {
          const { usdt, ore } = drain({ victim, thief, rounds, depthPercent, allowance: getRemainingLimit });
          expect(ore).toBeLessThan(thief);
          expect(victim - usdt).toBeLessThanOrEqual(100n * MILLION);
        },
      ),
    );
  });
});
