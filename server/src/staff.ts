import { STAFF_USAGE, parseStaffCommand } from '@hashgrid/api/operator-commands';
import { handleHelpOption } from '@hashgrid/contracts/command-line';
import { printLines } from './printLines';
import { runOperatorCommand } from './runOperatorCommand';

handleHelpOption(STAFF_USAGE);

/** `npm run staff -w @hashgrid/server -- <command>`: lists and changes which players are staff. */
await printLines(async () => {
  const { lines } = await runOperatorCommand(parseStaffCommand(process.argv.slice(2)), 'accounts');
  return lines;
});
