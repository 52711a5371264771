/** Returns the reason of a failure without the node's URL, which may hold a key and is in the full message of viem's errors. */
export function describeChainError(error: unknown): string {
  const { shortMessage, message } = error as { shortMessage?: string; message?: string };
  return shortMessage ?? message ?? String(error);
}
