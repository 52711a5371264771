import { RELEASE_TOKEN_USAGE, parseReleaseTokenCommand } from '@hashgrid/api/operator-commands';
import { handleHelpOption } from '@hashgrid/contracts/command-line';
import { printLines } from './printLines';
import { runOperatorCommand } from './runOperatorCommand';

handleHelpOption(RELEASE_TOKEN_USAGE);

/** `npm run release-tokens -w @hashgrid/server -- <command>`: creates, lists and revokes the tokens with which teams publish. */
await printLines(async () => {
  const { lines } = await runOperatorCommand(parseReleaseTokenCommand(process.argv.slice(2)), 'tokens');
  return lines;
});
