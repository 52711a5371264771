import { handleHelpOption } from '@hashgrid/contracts/command-line';
import { measureBlocks } from './measureBlocks';
import { measureLists } from './measureLists';
import { measurePayouts } from './measurePayouts';
import type { Ratio } from './timing';

handleHelpOption(
  `Usage: npm run bench -w @hashgrid/server
Measures how the costs of the server grow with players, nodes and rows, on a PostgreSQL server of its own.`,
);

const log = (line: string) => console.log(line);

function formatRatio({ title, milliseconds, baseMilliseconds, ratio, limit }: Ratio): string {
  const round = (value: number) => Number(value.toPrecision(3));
  const times = `${round(milliseconds)} ms / ${round(baseMilliseconds)} ms`;
  const verdict = ratio <= limit ? 'met' : 'MISSED';
  return `${title.padEnd(52)} ${ratio.toFixed(2).padStart(6)}  goal ≤ ${limit.toFixed(1).padStart(4)} ${verdict.padEnd(6)}  ${times}`;
}

const measure = async (): Promise<void> => {
  log('Measuring on PostgreSQL …');
  const ratios = [
    ...(await measureLists(log)),
    ...(await measureBlocks(log)),
    ...(await measurePayouts(log)),
  ];
  log(`\n${ratios.map(formatRatio).join('\n')}`);
};

try {
  await measure();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
