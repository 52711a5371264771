import { sumLedger } from '@hashgrid/api/ledger';
import { readConfig } from './config';

/** `npm run ledger -w @hashgrid/server`: prints the sums of the ledger, to compare a restored backup with its original. */
const run = async (): Promise<void> => {
  const config = readConfig(process.env);
  if (config.apiUrl)
    throw new Error(
      'Could not open the ledger: API_URL is set, so another API stores it. Run this command where that API runs.',
    );
  const { lines, isBalanced } = await sumLedger(config);
  console.log(lines.join('\n'));
  if (!isBalanced)
    throw new Error(
      'The ledger is not balanced. Stop the product, and compare the ledger with an earlier backup.',
    );
};

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
