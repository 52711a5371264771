import { FLAG_USAGE, parseFlagCommand } from '@hashgrid/api/operator-commands';
import { getOperatorName, handleHelpOption } from '@hashgrid/contracts/command-line';
import { printLines } from './printLines';
import { runOperatorCommand } from './runOperatorCommand';

handleHelpOption(FLAG_USAGE);

/** `npm run flags -w @hashgrid/server -- <command>`: lists and changes flags, which decide who sees a widget. */
await printLines(async () => {
  const command = parseFlagCommand(process.argv.slice(2), getOperatorName());
  const { lines } = await runOperatorCommand(command, 'flags');
  return lines;
});
