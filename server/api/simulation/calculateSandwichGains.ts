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

/** Returns the USDT gained by buying ORE just before an action on a new pool and selling it just after. */
function bracket(profile: GameProfile['name'], capital: bigint, run: (pool: Pool) => void): bigint {
  const pool = openPool(profile);
  const ore = buyOre(pool, capital);
  run(pool);
  return swap(ore, { from: pool.ORE, to: pool.USDT }).received - capital;
}

/** Returns the capital of the largest swap of USDT that a new pool allows. */
function getLargestCapital(profile: GameProfile['name']): bigint {
  const { ORE, USDT } = openPool(profile);
  let amount = 0n;
  const step = USDT / 10_000n;
  while (!exceedsMaxImpact(amount + step, { from: USDT, to: ORE })) amount += step;
  return amount;
}

interface Bracket {
  /** USDT gained with the capital of a newcomer, and with the most that one swap allows. */
  small: number;
  large: number;
}

/** Returns what a player would gain who knew the moment of another's action: the purchase of a node, or the largest unconfirmed swap. */
export function calculateSandwichGains(profile: GameProfile['name'], action: string): Bracket {
  const nodeType = ECONOMY.shop.find(({ code }) => code === action);
  const run = (pool: Pool) => {
    if (nodeType) pool.USDT += toExactMinorUnits(nodeType.price, USDT_DECIMALS);
    else buyOre(pool, getUnconfirmedLimit(pool.USDT));
  };
  const grant = toExactMinorUnits(ECONOMY.grant.amount, USDT_DECIMALS);
  const toGain = (capital: bigint) => Number(bracket(profile, capital, run)) / 10 ** USDT_DECIMALS;
  return { small: toGain(grant), large: toGain(getLargestCapital(profile)) };
}
