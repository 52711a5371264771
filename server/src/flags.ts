import { userInfo } from 'node:os';
import { parseFlagCommand } from '@hashgrid/api/operator-commands';
import { printLines } from './printLines';
import { runOperatorCommand } from './runOperatorCommand';

/** `npm run flags -w @hashgrid/server -- <command>`: lists and changes flags, which decide who sees a widget. */
await printLines(async () => {
  const command = parseFlagCommand(process.argv.slice(2), userInfo().username);
  const { lines } = await runOperatorCommand(command, 'flags');
  return lines;
});
