/** Runs a rehearsal of operations, and then exits the process: with code 1 when it has failed or taken longer than the limit. */
export const runRehearsal = async (rehearse: () => Promise<void>, limitMs: number): Promise<void> => {
  setTimeout(() => {
    console.error(`The rehearsal did not finish within ${limitMs / 60_000} minutes.`);
    process.exit(1);
  }, limitMs).unref();
  try {
    await rehearse();
    process.exit(0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
};
