/** Whether an argument of a command line asks for help. */
export const isHelpOption = (arg: string | undefined): boolean => arg === '--help' || arg === '-h';

/** Prints the usage and exits if the command line asks for help. Call it before the command does anything. */
export function handleHelpOption(usage: string): void {
  if (!process.argv.slice(2).some(isHelpOption)) return;
  console.log(usage);
  process.exit(0);
}
