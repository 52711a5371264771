import { newMasterKey } from '@hashgrid/api/keys';

const USAGE = `Usage: npm run -s keys -w server -- new   prints a new master key`;

/** `npm run keys -w server -- <command>`: makes master keys. */
const run = ([command]: string[]): void => {
  if (command !== 'new') throw new Error(USAGE);
  console.log(newMasterKey(new Date()));
};

try {
  run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
