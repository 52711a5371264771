import { runCommand } from './runCommand';

/** Runs commands one after the other, even if one fails or stalls. Returns the command lines of those that did. */
export const runSequence = async (commands: readonly string[][]): Promise<string[]> => {
  const failures: string[] = [];
  for (const [command = '', ...args] of commands) {
    const line = [command, ...args].join(' ');
    console.log(`> ${line}`);
    const exitCode = await runCommand(command, args).catch((error: Error) => {
      console.error(error.message);
      return 1;
    });
    if (exitCode !== 0) failures.push(line);
  }
  return failures;
};
