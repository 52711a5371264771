/**
 * Returns what a failed run of the TypeScript compiler reports: the errors that it printed, or why it ended without any.
 * @param error Rejection of a child process whose output was captured as text.
 */
export const listCompilerErrors = (error: unknown): string[] => {
  const { stdout, message } = error as Error & { stdout?: string };
  return (stdout?.trim() || message).split('\n');
};
