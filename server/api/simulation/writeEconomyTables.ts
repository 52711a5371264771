import { readFileSync, writeFileSync } from 'node:fs';
import { handleHelpOption } from '@hashgrid/contracts/command-line';
import { findDominantStrategies, findMissedPaybacks, findProfitableSandwiches } from './findMissedGoals';
import { formatEconomyTables, formatPlayers } from './formatEconomyTables';
import { PROFILES, simulateEconomy } from './simulateEconomy';

const PAGE = new URL('../../../docs/economy.md', import.meta.url);
const START = '<!-- simulation -->';
const END = '<!-- /simulation -->';

/** `npm run simulate-economy -w @hashgrid/server`: simulates the game, and writes the tables in `docs/economy.md`. */
function writeTables(): string[] {
  console.log('Simulating …');
  const results = simulateEconomy();
  const body = formatEconomyTables(results);
  const page = readFileSync(PAGE, 'utf8');
  const [before, rest = ''] = page.split(START);
  const after = rest.split(END)[1] ?? '';
  writeFileSync(PAGE, `${before}${START}\n\n${body}\n\n${END}${after}`);
  console.log(`\n${body}\n`);
  return [
    ...results.flatMap(({ name, players, paybacks, gains }) =>
      [...findMissedPaybacks(name, paybacks), ...findDominantStrategies(gains)].map(
        (problem) => `${name}, ${formatPlayers(players)} players: ${problem}`,
      ),
    ),
    ...PROFILES.flatMap((name) => findProfitableSandwiches(name).map((problem) => `${name}: ${problem}`)),
  ];
}

handleHelpOption(
  `Usage: npm run simulate-economy -w @hashgrid/server
Simulates the game, and writes the tables in docs/economy.md.`,
);

const problems = writeTables();
console.log(problems.length === 0 ? 'All goals are met.' : problems.join('\n'));
if (problems.length > 0) process.exitCode = 1;
