/** Runs a command and prints its lines. If it fails, prints the error and sets the exit code. */
export const printLines = async (run: () => Promise<readonly string[]>): Promise<void> => {
  try {
    console.log((await run()).join('\n'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
};
