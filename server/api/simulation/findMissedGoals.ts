import { DAY_SECONDS, ECONOMY } from '../src/economy';
import type { GameProfile } from '../src/gameProfiles';
import { calculateSandwichGains } from './calculateSandwichGains';
import type { Gains, Paybacks } from './simulateEconomy';

/** Seconds within which the first node of a newcomer pays back. */
const PAYBACK_GOALS: Record<GameProfile['name'], { min: number; max: number }> = {
  demo: { min: 0, max: 3600 },
  standard: { min: 20 * DAY_SECONDS, max: 60 * DAY_SECONDS },
};

/** A strategy may gain this factor of a mix of buying and upgrading before it counts as dominant. */
const EVEN = 1.02;
/** Part of a node's price that a player may get back by swaps around the purchase. */
const MAX_BRACKET = 0.05;

/** Returns what is wrong with the payback times of newcomers and with the price; nothing when the goals are met. */
export function findMissedPaybacks(name: GameProfile['name'], { seconds, prices }: Paybacks): string[] {
  const { min, max } = PAYBACK_GOALS[name];
  const missed = seconds.filter((payback) => payback === null || payback < min || payback > max);
  const hasFallen = (prices.at(-1) ?? 0) < Math.max(...prices);
  return [
    ...missed.map((payback) => `A first node pays back after ${payback ?? '∞'} s, not ${min} to ${max} s.`),
    ...(hasFallen ? [] : [`The price does not fall as ORE is sold: ${prices.join(', ')}.`]),
  ];
}

/** Returns the strategies that dominate. */
export function findDominantStrategies({ idle, mixed, 'inviting farm': _bonus, ...others }: Gains): string[] {
  const played = Object.entries(others);
  return [
    ...played.filter(([, gain]) => gain <= idle).map(([name]) => `Being idle gains more than “${name}”.`),
    ...played.filter(([, gain]) => gain > mixed * EVEN).map(([name]) => `“${name}” gains more than a mix.`),
  ];
}

/** Returns the actions that somebody profits from who swaps just before and after them. */
export function findProfitableSandwiches(name: GameProfile['name']): string[] {
  const nodes = ECONOMY.shop.filter(
    ({ code, price }) => calculateSandwichGains(name, code).large > Number(price) * MAX_BRACKET,
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
