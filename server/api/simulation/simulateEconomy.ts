import { DAY_SECONDS, ECONOMY } from '../src/economy';
import { GAME_PROFILES, type GameProfile } from '../src/gameProfiles';
import { USDT_DECIMALS } from '../src/ledger/tokenDecimals';
import { Market } from './Market';
import { ObservedNode } from './ObservedNode';
import { SCHEDULES, type SimulationSchedule } from './SimulationSchedule';
import { calculateGain, createPlayer, type Player, type Strategy } from './Player';

/** The strategies of ten typical players, and whether each of them stays until the end. */
const MIX: [Strategy, boolean][] = [
  ['buy', true],
  ['idle', false],
  ['one node', false],
  ['mixed', true],
  ['hold', true],
  ['one node', true],
  ['idle', false],
  ['upgrade', false],
  ['buy', false],
  ['one node', false],
];
const GROUPS = 40;

export const PROFILES = ['demo', 'standard'] as const;
/** The numbers of players that are simulated. */
const SIZES = [10, 1000, 100_000];

/** Creates the groups of players. `players` is at most `GROUPS` or a multiple of it, so that all groups have the same size. */
function createPlayers(players: number, { signUpSeconds, staySeconds }: SimulationSchedule): Player[] {
  const groups = Math.min(players, GROUPS);
  return Array.from({ length: groups }, (_value, index) => {
    const [strategy, isLoyal] = MIX[index % MIX.length] ?? ['idle', false];
    const joinsAt = Math.floor((signUpSeconds * index) / groups);
    const leavesAt = isLoyal ? Infinity : joinsAt + staySeconds;
    return createPlayer(strategy, { joinsAt, leavesAt, count: BigInt(players / groups) });
  });
}

const createMarket = (profile: GameProfile, players: number, probes: Player[] = []): Market => {
  const schedule = SCHEDULES[profile.name];
  return new Market(profile, [...createPlayers(players, schedule), ...probes], schedule);
};

export interface Paybacks {
  /** Seconds until the first nodes of newcomers have paid back; null for a node that doesn't before the end. */
  seconds: (number | null)[];
  /** USDT for one ORE at the start, when each newcomer buys, and at the end. */
  prices: number[];
}

/** Returns how long newcomers wait until their first node has paid back in a game with `players` players, and the prices meanwhile. */
function measurePaybacks(name: GameProfile['name'], players: number): Paybacks {
  const { end, newcomerTimes } = SCHEDULES[name];
  const market = createMarket(GAME_PROFILES[name], players);
  const nodes = newcomerTimes.map((at) => new ObservedNode(at));
  const prices = [market.price];
  while (market.now < end) {
    market.advance();
    for (const node of nodes) node.observe(market);
    if (newcomerTimes.includes(market.now)) prices.push(market.price);
  }
  return { seconds: nodes.map(({ payback }) => payback), prices: [...prices, market.price] };
}

/** Returns the payback time in seconds for a newcomer a day after the start; null if the node doesn't pay back within another day. */
export function measureNextDayPayback(name: GameProfile['name'], players: number): number | null {
  const market = createMarket(GAME_PROFILES[name], players);
  const node = new ObservedNode(DAY_SECONDS);
  while (market.now < 2 * DAY_SECONDS && node.payback === null) {
    market.advance();
    node.observe(market);
  }
  return node.payback;
}

/** What one more player, or each account of a farm, gains in USDT over the grant. */
export type Gains = Record<Strategy | 'farm' | 'inviting farm', number>;

/** Number of accounts of one person. In an inviting farm, the first of them has invited the others. */
const FARM_ACCOUNTS = 100n;

function createProbes(): Record<keyof Gains, Player> {
  const [bonusPercent] = ECONOMY.block.referralPercents;
  return {
    idle: createPlayer('idle'),
    'one node': createPlayer('one node'),
    hold: createPlayer('hold'),
    upgrade: createPlayer('upgrade'),
    buy: createPlayer('buy'),
    mixed: createPlayer('mixed'),
    farm: createPlayer('mixed', { count: FARM_ACCOUNTS }),
    'inviting farm': createPlayer('mixed', { count: FARM_ACCOUNTS, bonusPercent }),
  };
}

/** Returns what each strategy gains in a game with `players` players: one more player with that strategy from start to end. */
function measureGains(name: GameProfile['name'], players: number): Gains {
  const gains = Object.entries(createProbes()).map(([strategy, probe]) => {
    const market = createMarket(GAME_PROFILES[name], players, [probe]);
    while (market.now < SCHEDULES[name].end) market.advance();
    return [strategy, Number(calculateGain(probe, market)) / 10 ** USDT_DECIMALS];
  });
  return Object.fromEntries(gains) as Gains;
}

export interface SimulationResult {
  name: GameProfile['name'];
  players: number;
  paybacks: Paybacks;
  gains: Gains;
}

/** Simulates the game of every profile with every number of players. */
export const simulateEconomy = (): SimulationResult[] =>
  PROFILES.flatMap((name) =>
    SIZES.map((players) => ({
      name,
      players,
      paybacks: measurePaybacks(name, players),
      gains: measureGains(name, players),
    })),
  );
