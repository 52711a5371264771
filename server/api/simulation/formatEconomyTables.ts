import { DAY_SECONDS, ECONOMY } from '../src/economy';
import { calculateSandwichGains } from './calculateSandwichGains';
import { measureNextDayPayback, PROFILES, type SimulationResult } from './simulateEconomy';

/** Formats rows as a Markdown table, padded as Prettier does. */
function formatTable(head: string[], rows: string[][]): string {
  const widths = head.map((cell, column) =>
    Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const formatRow = (row: string[]) =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  return [head, rule, ...rows].map(formatRow).join('\n');
}

const formatDuration = (seconds: number | null): string => {
  if (seconds === null) return 'longer';
  return seconds < DAY_SECONDS
    ? `${Math.round(seconds / 60)} min`
    : `${Math.round(seconds / DAY_SECONDS)} days`;
};
const formatUsdt = (amount: number): string =>
  Math.abs(amount) < 100 ? amount.toFixed(1) : amount.toFixed(0);
export const formatPlayers = (players: number): string => players.toLocaleString('en-US');

const formatPaybacks = (results: SimulationResult[]): string =>
  formatTable(
    [
      'Profile',
      'Players',
      'at the start',
      '30 min or 30 days later',
      '60 min or 60 days later',
      'a day later',
      'Price of 1 ORE in USDT: start → 30 → 60 → end',
    ],
    results.map(({ name, players, paybacks: { seconds, prices } }) => [
      name,
      formatPlayers(players),
      ...seconds.map(formatDuration),
      name === 'demo' ? formatDuration(measureNextDayPayback(name, players)) : '–',
      prices.map((price) => price.toPrecision(4)).join(' → '),
    ]),
  );

const STRATEGIES = ['idle', 'one node', 'hold', 'upgrade', 'buy', 'mixed', 'farm', 'inviting farm'] as const;

const formatGains = (results: SimulationResult[]): string =>
  formatTable(
    ['Profile', 'Players', ...STRATEGIES],
    results.map(({ name, players, gains }) => [
      name,
      formatPlayers(players),
      ...STRATEGIES.map((strategy) => formatUsdt(gains[strategy])),
    ]),
  );

const formatSandwichGains = (): string =>
  formatTable(
    ['Profile', 'Action', 'with the grant', 'with the largest swap'],
    PROFILES.flatMap((name) =>
      [...ECONOMY.shop.map(({ code }) => code), 'swap'].map((action) => {
        const { small, large } = calculateSandwichGains(name, action);
        return [name, action, small.toFixed(2), large.toFixed(2)];
      }),
    ),
  );

/** Formats the tables of `docs/economy.md`, with their titles. */
export const formatEconomyTables = (results: SimulationResult[]): string =>
  [
    ['**Payback of a first node bought …**', formatPaybacks(results)],
    ['**Gain of one player in USDT**', formatGains(results)],
    ['**Gain by swaps before and after an action in USDT**', formatSandwichGains()],
  ]
    .flat()
    .join('\n\n');
