/** Prints the lines of a command, or why it failed. */
export const printLines = async (run: () => Promise<readonly string[]>): Promise<void> => {
  try {
    console.log((await run()).join('\n'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
};
