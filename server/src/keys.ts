import { newMasterKey } from '@hashgrid/api/keys';
import { readConfig } from './config';

const USAGE = `Usage: npm run -s keys -w @hashgrid/server -- <command>
  new      prints a new master key
  rewrap   re-encrypts everything under the newest key; with the embedded database, stop the product first`;

const rewrap = async (): Promise<string> => {
  const config = readConfig(process.env);
  // Imported on demand, because it loads a database, which `new` doesn't need.
  const { reencryptDatabase } = await import('@hashgrid/api/rewrap');
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  return (await reencryptDatabase({ ...config, publicUrl })).join('\n');
};

/** `npm run keys -w @hashgrid/server -- <command>`: creates and rotates master keys. Returns the lines to print. */
const run = async ([command]: string[]): Promise<string> => {
  if (command === 'new') return newMasterKey(new Date());
  if (command === 'rewrap') return rewrap();
  throw new Error(command === undefined ? USAGE : `Unknown command "${command}".\n${USAGE}`);
};

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
