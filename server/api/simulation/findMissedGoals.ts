import { DAY_SECONDS, ECONOMY } from '../src/economy';
import type { GameProfile } from '../src/gameProfiles';
import { calculateSandwichGains } from './calculateSandwichGains';
import type { Gains, Paybacks } from './simulateEconomy';

/** Seconds within which the first node of a newcomer pays back. */
const PAYBACK_GOALS: Record<GameProfile['name'], { min: number; max: number }> = {
  demo: { min: 0, max: 3600 },
  standard: { min: 20 * DAY_SECONDS, max: 60 * DAY_SECONDS },
};

/** A strategy dominates when it gains more than this factor of what a mix of buying and upgrading gains. */
const DOMINANCE_FACTOR = 1.02;
/** Largest part of a node's price that a player may get back by swaps around the purchase. */
const MAX_SANDWICH_GAIN = 0.05;

/** Returns the missed goals for the payback times of newcomers and for the price. */
export function findMissedPaybacks(name: GameProfile['name'], { seconds, prices }: Paybacks): string[] {
  const { min, max } = PAYBACK_GOALS[name];
  const missed = seconds.filter((payback) => payback === null || payback < min || payback > max);
  const hasFallen = (prices.at(-1) ?? 0) < Math.max(...prices);
  return [
    ...missed.map((payback) => `A first node pays back after ${payback ?? '∞'} s, not ${min} to ${max} s.`),
    ...(hasFallen ? [] : [`The price does not fall as ORE is sold: ${prices.join(', ')}.`]),
  ];
}

/** Returns the strategies that dominate, or gain no more than doing nothing. */
export function findDominantStrategies({ idle, mixed, 'inviting farm': _bonus, ...others }: Gains): string[] {
  const played = Object.entries(others);
  return [
    ...played.filter(([, gain]) => gain <= idle).map(([name]) => `Being idle gains more than “${name}”.`),
    ...played
      .filter(([, gain]) => gain > mixed * DOMINANCE_FACTOR)
      .map(([name]) => `“${name}” gains more than a mix.`),
  ];
}

/** Returns the actions of others that a player can profit from by swapping just before and after them. */
export function findProfitableSandwiches(name: GameProfile['name']): string[] {
  const nodes = ECONOMY.shop.filter(
    ({ code, price }) => calculateSandwichGains(name, code).large > Number(price) * MAX_SANDWICH_GAIN,
  );
  const [swap, firstNode] = [
    calculateSandwichGains(name, 'swap'),
    calculateSandwichGains(name, ECONOMY.shop[0]?.code ?? ''),
  ];
  return [
    ...nodes.map(({ code }) => `Swaps around the purchase of a ${code} return much of its price.`),
    ...(Math.max(swap.small, swap.large) > 0 ? ['Swaps around a swap earn money.'] : []),
    ...(Math.max(firstNode.small, firstNode.large) > 0 ? ['Swaps around a first node earn money.'] : []),
  ];
}
