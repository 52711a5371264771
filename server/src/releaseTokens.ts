import { parseReleaseTokenCommand } from '@hashgrid/api/operator-commands';
import { printLines } from './printLines';
import { runOperatorCommand } from './runOperatorCommand';

/** `npm run release-tokens -w @hashgrid/server -- <command>`: creates, lists and revokes the tokens with which teams publish. */
await printLines(async () => {
  const { lines } = await runOperatorCommand(parseReleaseTokenCommand(process.argv.slice(2)), 'tokens');
  return lines;
});
