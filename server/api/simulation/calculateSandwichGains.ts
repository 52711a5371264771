import { ECONOMY, POOL_START } from '../src/economy';
import { exceedsMaxImpact, getUnconfirmedLimit, swap } from '../src/exchange/exchangeRules';
import type { GameProfile } from '../src/gameProfiles';
import { toExactMinorUnits } from '../src/ledger/amounts';
import { ORE_DECIMALS, USDT_DECIMALS } from '../src/ledger/tokenDecimals';

interface Pool {
  ORE: bigint;
  USDT: bigint;
}

const openPool = (profile: GameProfile['name']): Pool => ({
  ORE: toExactMinorUnits(POOL_START[profile].ORE, ORE_DECIMALS),
  USDT: toExactMinorUnits(POOL_START[profile].USDT, USDT_DECIMALS),
});

function buyOre(pool: Pool, usdt: bigint): bigint {
  const { received } = swap(usdt, { from: pool.USDT, to: pool.ORE });
  pool.USDT += usdt;
  pool.ORE -= received;
  return received;
}

/** Returns the USDT gained by buying ORE just before an action on a new pool and selling it just after (a sandwich attack). */
function runSandwich(profile: GameProfile['name'], capital: bigint, run: (pool: Pool) => void): bigint {
  const pool = openPool(profile);
  const ore = buyOre(pool, capital);
  run(pool);
  return swap(ore, { from: pool.ORE, to: pool.USDT }).received - capital;
}

/** Returns the largest amount of USDT that a new pool allows to swap at once. */
function getLargestCapital(profile: GameProfile['name']): bigint {
  const { ORE, USDT } = openPool(profile);
  let amount = 0n;
  const step = USDT / 10_000n;
  while (!exceedsMaxImpact(amount + step, { from: USDT, to: ORE })) amount += step;
  return amount;
}

/** The gains of a sandwich attack in USDT. */
interface SandwichGains {
  /** With the capital of a newcomer. */
  small: number;
  /** With the most that one swap allows. */
  large: number;
}

/**
 * Returns what a player would gain who knew the moment of another player's action.
 * @param action The code of a node that the other one buys, or `swap` for the largest unconfirmed swap.
 */
export function calculateSandwichGains(profile: GameProfile['name'], action: string): SandwichGains {
  const nodeType = ECONOMY.shop.find(({ code }) => code === action);
  const run = (pool: Pool) => {
    if (nodeType) pool.USDT += toExactMinorUnits(nodeType.price, USDT_DECIMALS);
    else buyOre(pool, getUnconfirmedLimit(pool.USDT));
  };
  const grant = toExactMinorUnits(ECONOMY.grant.amount, USDT_DECIMALS);
  const toGain = (capital: bigint) => Number(runSandwich(profile, capital, run)) / 10 ** USDT_DECIMALS;
  return { small: toGain(grant), large: toGain(getLargestCapital(profile)) };
}
