import type { Address, Hash, TransactionReceipt } from 'viem';
import type { ChainClient } from '../chain/ChainReader';
import type { PendingTopUp } from './topUps.queries';
import type { TopUpSettings } from '../top-up-settings/TopUpSettings';
import { TRANSFER_TOPIC } from './transferEvent';

/**
 * State of a transfer according to one node: `final` in its block, or `gone`, because another block replaced that block and no
 * block contains the transfer. `unsettled` is everything else.
 */
export type TransferState = 'final' | 'gone' | 'unsettled';

async function findReceipt(client: ChainClient, hash: Hash): Promise<TransactionReceipt | undefined> {
  try {
    return await client.getTransactionReceipt({ hash });
  } catch (error) {
    if (error instanceof Error && error.name === 'TransactionReceiptNotFoundError') return undefined;
    throw error;
  }
}

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
  client: ChainClient,
  { token, confirmations }: TopUpSettings,
  transfer: PendingTopUp,
): Promise<TransferState> {
  const head = await client.getBlockNumber({ cacheTime: 0 });
  const { blockNumber, blockHash } = transfer;
  if (head - blockNumber + 1n < confirmations) return 'unsettled';
  const receipt = await findReceipt(client, transfer.txHash as Hash);
  const block = await client.getBlock({ blockNumber });
  if (block.hash !== blockHash) return receipt ? 'unsettled' : 'gone';
  return receipt?.blockHash === blockHash && hasTransfer(receipt, token, transfer) ? 'final' : 'unsettled';
}
