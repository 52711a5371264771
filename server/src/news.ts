import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { NEWS_USAGE, parseNewsCommand } from '@hashgrid/api/operator-commands';
import { handleHelpOption } from '@hashgrid/contracts/command-line';
import { printLines } from './printLines';
import { runOperatorCommand } from './runOperatorCommand';

/** Reads a file whose path is relative to the operator's working directory; npm runs this in the folder of the package. */
const readFile = (path: string) => readFileSync(resolve(process.env.INIT_CWD ?? '.', path), 'utf8');

handleHelpOption(NEWS_USAGE);

/** `npm run news -w @hashgrid/server -- <command>`: publishes, withdraws and lists news for all players. */
await printLines(async () => {
  const { lines } = await runOperatorCommand(parseNewsCommand(process.argv.slice(2), readFile), 'news');
  return lines;
});
