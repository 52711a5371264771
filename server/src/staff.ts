import { parseStaffCommand } from '@hashgrid/api/operator-commands';
import { printLines } from './printLines';
import { runOperatorCommand } from './runOperatorCommand';

/** `npm run staff -w @hashgrid/server -- <command>`: lists and changes which players are staff. */
await printLines(async () => {
  const { lines } = await runOperatorCommand(parseStaffCommand(process.argv.slice(2)), 'accounts');
  return lines;
});
