import { newMasterKey } from '@hashgrid/api/keys';
import { handleHelpOption } from '@hashgrid/contracts/command-line';
import { printLines } from './printLines';

const USAGE = `Usage: npm run -s keys -w @hashgrid/server -- <command>
  new      prints a new master key
  rewrap   re-encrypts everything under the primary key; with the embedded database, stop the product first`;

const rewrap = async (): Promise<string[]> => {
  // Imported on demand, because they load the settings and a database, which `new` doesn't need.
  const { readOperatorConfig } = await import('./readOperatorConfig');
  const config = readOperatorConfig('database');
  const { reencryptDatabase } = await import('@hashgrid/api/rewrap');
  return reencryptDatabase(config);
};

handleHelpOption(USAGE);

/** `npm run keys -w @hashgrid/server -- <command>`: creates and rotates master keys. */
await printLines(async () => {
  const [command] = process.argv.slice(2);
  if (command === 'new') return [newMasterKey(new Date())];
  if (command === 'rewrap') return rewrap();
  throw new Error(command === undefined ? USAGE : `Unknown command "${command}".\n${USAGE}`);
});
