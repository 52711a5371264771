import { parseReleaseTokenCommand } from '@hashgrid/api/operator-commands';
import { printLines } from './printLines';
import { runOperatorCommand } from './runOperatorCommand';

/** `npm run release-tokens -w @hashgrid/server -- <command>`: says who may publish. */
await printLines(async () => {
  const { lines } = await runOperatorCommand(parseReleaseTokenCommand(process.argv.slice(2)), 'tokens');
  return lines;
});
