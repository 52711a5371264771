/** Names of viem's errors that a contract causes rather than the node: it reverts or returns something unexpected. */
const CONTRACT_ERRORS = /Revert|ZeroData|^AbiDecoding|^AbiError|^InvalidBytesBoolean|^PositionOutOfBounds/;

/** Returns whether a call failed because of the contract, so that it would fail on every node. */
export function isContractError(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (CONTRACT_ERRORS.test(cause.name)) return true;
  return false;
}
