import { MAX_NODE_LEVEL, MAX_NODES } from '@hashgrid/contracts';
import { DAY_SECONDS, ECONOMY, type NodeType } from '../src/economy';
import { exceedsMaxImpact, swap } from '../src/exchange/exchangeRules';
import { toExactMinorUnits } from '../src/ledger/amounts';
import { USDT_DECIMALS } from '../src/ledger/tokenDecimals';
import { getHashrate, getUpgradeCost } from '../src/mining/prices/nodeCosts';
import { calculateStopTime } from '../src/mining/nodes/battery';
import type { Market } from './Market';

/** What a player does with the grant and the mined ORE. */
export type Strategy = 'idle' | 'one node' | 'buy' | 'upgrade' | 'mixed' | 'hold';

interface OwnedNode {
  nodeType: NodeType;
  level: number;
  expiresAt: number;
}

/**
 * A group of players who sign up at the same time and play alike. Amounts are those of each of them, in minor units. Times are in
 * seconds since the start of the game.
 */
export interface Player {
  strategy: Strategy;
  /** Number of players. */
  count: bigint;
  joinsAt: number;
  /** When they play for the last time. */
  leavesAt: number;
  /** Referral bonus in percent of what they mine themselves: they have invited each other. */
  bonusPercent: bigint;
  usdt: bigint;
  ore: bigint;
  /** Mined and not yet paid out. */
  unpaid: bigint;
  nodes: OwnedNode[];
}

const toUsdt = (decimal: string) => toExactMinorUnits(decimal, USDT_DECIMALS);
const GRANT = toUsdt(ECONOMY.grant.amount);

const NODE_LIFE_SECONDS = ECONOMY.node.lifeDays * DAY_SECONDS;

/** Returns players with the grant and the starter node. */
export const createPlayer = (
  strategy: Strategy,
  {
    joinsAt = 0,
    leavesAt = Infinity,
    count = 1n,
    bonusPercent = 0n,
  }: Partial<Pick<Player, 'joinsAt' | 'leavesAt' | 'count' | 'bonusPercent'>> = {},
): Player => ({
  strategy,
  count,
  joinsAt,
  leavesAt: strategy === 'idle' ? joinsAt : leavesAt,
  bonusPercent,
  usdt: GRANT,
  ore: 0n,
  unpaid: 0n,
  nodes: [{ nodeType: ECONOMY.starter, level: 1, expiresAt: joinsAt + NODE_LIFE_SECONDS }],
});

/** Returns the hashrate of each player of a group. They recharge for free once a day; after they have left, their nodes run empty. */
export function getRunningHashrate({ joinsAt, leavesAt, nodes }: Player, now: number): bigint {
  const battery = { isOn: true, charge: ECONOMY.battery.capacity, chargedAt: leavesAt, expiresAt: Infinity };
  if (now < joinsAt || now >= calculateStopTime(battery)) return 0n;
  let sum = 0n;
  for (const { nodeType, level, expiresAt } of nodes)
    if (now < expiresAt) sum += getHashrate(nodeType, level);
  return sum;
}

/** Sells ORE of each player of a group, at most as much as one exchange allows. */
function sellOre(player: Player, market: Market): void {
  let amount = player.ore;
  while (amount > 0n && exceedsMaxImpact(amount, market.reserves)) amount /= 2n;
  const { received } = swap(amount * player.count, market.reserves);
  if (amount === 0n || received === 0n) return;
  market.reserves.from += amount * player.count;
  market.reserves.to -= received;
  player.ore -= amount;
  player.usdt += received / player.count;
}

/**
 * Returns the first node in the shop that is affordable and of which the balance buys at most a tenth of the node limit; if there is none,
 * the last affordable one.
 */
function chooseNode({ usdt }: Player): NodeType | undefined {
  const fillsFewSlots = ({ price }: NodeType) => usdt / toUsdt(price) <= BigInt(MAX_NODES / 10);
  const affordable = ECONOMY.shop.filter(({ price }) => toUsdt(price) <= usdt);
  return affordable.find(fillsFewSlots) ?? affordable.at(-1);
}

function buyNode(player: Player, nodeType: NodeType, market: Market): void {
  const price = toUsdt(nodeType.price);
  player.usdt -= price;
  market.reserves.to += price * player.count;
  player.nodes.push({ nodeType, level: 1, expiresAt: market.now + NODE_LIFE_SECONDS });
  market.hashrate += nodeType.hashrate * player.count;
}

/** Returns whether a payback time is at most half of the remaining time. */
const paysBackInTime = (seconds: number | null, market: Market) =>
  seconds !== null && seconds * 2 <= market.endsAt - market.now;

/** Buys nodes as long as they pay back within half of the remaining time, which leaves a profit even if the price falls. */
function buyNodes(player: Player, market: Market, limit: number = MAX_NODES): void {
  while (player.nodes.filter(({ expiresAt }) => expiresAt > market.now).length < limit) {
    const nodeType = chooseNode(player);
    if (!nodeType || !paysBackInTime(market.estimatePayback(nodeType), market)) return;
    buyNode(player, nodeType, market);
  }
}

/** Returns the node with the cheapest upgrade per hashrate. */
function chooseUpgrade(
  { nodes }: Player,
  now: number,
): { node: OwnedNode; cost: bigint; gain: bigint } | undefined {
  const upgrades = nodes.flatMap((node) => {
    if (now >= node.expiresAt) return [];
    const cost = getUpgradeCost(node.nodeType, node.level);
    const gain =
      getHashrate(node.nodeType, Math.min(MAX_NODE_LEVEL, node.level + 1)) -
      getHashrate(node.nodeType, node.level);
    return cost === undefined ? [] : [{ node, cost, gain }];
  });
  return upgrades.sort((left, right) => Number(left.cost * right.gain - right.cost * left.gain))[0];
}

/** Returns whether the first node in the shop would pay back sooner than an upgrade that takes `upgradeSeconds`. */
function isBuyingFaster(upgradeSeconds: number | null, market: Market): boolean {
  const [nodeType] = ECONOMY.shop;
  const seconds = nodeType ? market.estimatePayback(nodeType) : null;
  return seconds !== null && (upgradeSeconds === null || seconds < upgradeSeconds);
}

/** Upgrades nodes while the ORE lasts; with `mustBeatBuying`, only while an upgrade pays back sooner than a new node. */
function upgradeNodes(player: Player, market: Market, mustBeatBuying: boolean): void {
  for (;;) {
    const next = chooseUpgrade(player, market.now);
    if (!next || next.cost > player.ore) return;
    const seconds = market.estimateMiningTime(next.cost, next.gain);
    if (!paysBackInTime(seconds, market) || (mustBeatBuying && isBuyingFaster(seconds, market))) return;
    player.ore -= next.cost;
    next.node.level += 1;
    market.hashrate += next.gain * player.count;
  }
}

/** What players of each strategy do when they sign up and after a payout. */
const ACTIONS: Record<Strategy, (player: Player, market: Market) => void> = {
  idle: () => undefined,
  'one node': (player, market) => {
    sellOre(player, market);
    buyNodes(player, market, 2);
  },
  buy: (player, market) => {
    sellOre(player, market);
    buyNodes(player, market);
  },
  upgrade: (player, market) => {
    if (player.nodes.length === 1) buyNodes(player, market);
    upgradeNodes(player, market, false);
  },
  mixed: (player, market) => {
    upgradeNodes(player, market, true);
    sellOre(player, market);
    buyNodes(player, market);
  },
  hold: buyNodes,
};

/** Makes a player buy, upgrade and sell by their strategy. */
export const playStrategy = (player: Player, market: Market): void =>
  ACTIONS[player.strategy](player, market);

/** Returns what each player of a group has gained over the grant, in USDT (minor units), if they sold all their ORE now. */
export function calculateGain({ usdt, ore, unpaid, count }: Player, { reserves }: Market): bigint {
  const { received } = swap((ore + unpaid) * count, reserves);
  return usdt + received / count - GRANT;
}
