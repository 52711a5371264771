/** Names of viem's errors for what a contract, rather than the node, does: it reverts or returns something else. */
const CONTRACT_ERRORS = /Revert|ZeroData|^AbiDecoding|^AbiError|^InvalidBytesBoolean|^PositionOutOfBounds/;

/** Whether a call failed because of the contract, so that every node would give the same answer. */
export function isContractAnswer(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (CONTRACT_ERRORS.test(cause.name)) return true;
  return false;
}
