import { sumLedger } from '@hashgrid/api/ledger';
import { handleHelpOption } from '@hashgrid/contracts/command-line';
import { printLines } from './printLines';
import { readOperatorConfig } from './readOperatorConfig';

handleHelpOption(
  `Usage: npm run ledger -w @hashgrid/server
Prints the sums of the ledger, to compare a restored backup with its original.`,
);

await printLines(async () => {
  const { lines, isBalanced } = await sumLedger(readOperatorConfig('ledger'));
  if (isBalanced) return lines;
  console.log(lines.join('\n'));
  throw new Error(
    'The ledger is not balanced. Stop the product, and compare the ledger with an earlier backup.',
  );
});
