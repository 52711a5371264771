import { parseArgs } from 'node:util';
import { handleHelpOption } from '@hashgrid/contracts/command-line';
import type { Delivery } from './Delivery';
import type { DeliveryTime } from './DeliveryTime';
import { formatTimes } from './formatTimes';
import { measureEdits } from './measureEdits';
import { measureGatewayStarts } from './measureGatewayStarts';
import { measureNewRemotes } from './measureNewRemotes';
import { measureReleases } from './measureReleases';
import { openDelivery } from './openDelivery';

const USAGE = `Usage: npm run delivery-times [-- --runs 3]
Measures how fast a change of a team reaches players, on a product of its own.`;

handleHelpOption(USAGE);

const log = (line: string) => console.log(line);

const PARTS: readonly [string, (delivery: Delivery) => Promise<DeliveryTime[]>][] = [
  ['new remotes', measureNewRemotes],
  ['publishes and rollbacks', measureReleases],
  ['edits', measureEdits],
  ['starts of a gateway', measureGatewayStarts],
];

const readRuns = (): number => {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs is ${values.runs}; expected a whole number of at least 1.\n${USAGE}`);
  return runs;
};

/** `npm run delivery-times`: prints how long each step of delivery takes. A missed limit doesn't make the command fail. */
const run = async (): Promise<void> => {
  const times: DeliveryTime[] = [];
  const { delivery, close } = await openDelivery(readRuns(), log);
  try {
    for (const [name, measurePart] of PARTS) {
      log(`Measuring ${name} …`);
      times.push(...(await measurePart(delivery)));
    }
  } finally {
    await close();
    if (times.length > 0) log(`\n${formatTimes(times)}`);
  }
};

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
