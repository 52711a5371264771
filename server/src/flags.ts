import { userInfo } from 'node:os';
import { parseFlagCommand } from '@hashgrid/api/operator-commands';
import { printLines } from './printLines';
import { runOperatorCommand } from './runOperatorCommand';

/** `npm run flags -w @hashgrid/server -- <command>`: says who sees what a flag decides about. */
await printLines(async () => {
  const command = parseFlagCommand(process.argv.slice(2), userInfo().username);
  const { lines } = await runOperatorCommand(command, 'flags');
  return lines;
});
