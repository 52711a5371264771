import type { Address, Hash, TransactionReceipt } from 'viem';
import { UNAVAILABLE, type NodeReads } from './createNodeReads';
import type { PendingTopUp } from './topUps.queries';
import type { TopUpSettings } from '../top-up-settings/TopUpSettings';
import { TRANSFER_TOPIC } from './transferEvent';

/**
 * State of a transfer according to one node: `final` in its block, or `gone`, because another block replaced that block and no
 * block contains the transfer. A node without a block at that height can't tell: `unavailable`. `unsettled` is everything else.
 */
export type TransferState = 'final' | 'gone' | 'unsettled' | typeof UNAVAILABLE;

function hasTransfer({ status, logs }: TransactionReceipt, token: Address, transfer: PendingTopUp): boolean {
  const log = logs[transfer.positionInTransaction];
  return (
    status === 'success' &&
    log?.address.toLowerCase() === token &&
    log.topics[0] === TRANSFER_TOPIC &&
    BigInt(log.topics[2] ?? 0) === BigInt(transfer.address) &&
    BigInt(log.data) === BigInt(transfer.value)
  );
}

/** Returns the state of a transfer according to one node. It is `unsettled` until its block has enough confirmations. */
export async function checkTransfer(
  node: NodeReads,
  { token, confirmations }: TopUpSettings,
  transfer: PendingTopUp,
): Promise<TransferState> {
  const head = await node.readHead();
  const { blockNumber, blockHash } = transfer;
  if (head - blockNumber + 1n < confirmations) return 'unsettled';
  const receipt = await node.findReceipt(transfer.txHash as Hash);
  const foundHash = await node.readBlockHash(blockNumber);
  if (foundHash === UNAVAILABLE) return UNAVAILABLE;
  if (foundHash !== blockHash) return receipt ? 'unsettled' : 'gone';
  return receipt?.blockHash === blockHash && hasTransfer(receipt, token, transfer) ? 'final' : 'unsettled';
}
