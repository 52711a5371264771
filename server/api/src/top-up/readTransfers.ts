import type { Address, Hash, TransactionReceipt } from 'viem';
import { InvalidNodeResponseError, type ChainClient } from '../chain/ChainReader';
import { readOncePerKey } from './readOncePerKey';
import { toLedgerUnits } from './toLedgerUnits';
import type { Transfer } from './topUps.queries';
import { TRANSFER_EVENT } from './transferEvent';

/** Number of addresses in the filter of one request, because nodes limit its length. */
const ADDRESSES_PER_REQUEST = 500;
/** A billion dollars: thousands of such transfers still fit into the `bigint` balance of `deposits`. */
const MAX_LEDGER_UNITS = 10n ** 15n;

/** The transfers to read: those of a token to some addresses in a range of blocks, both ends included. */
export interface TransferQuery {
  token: Address;
  addresses: readonly string[];
  fromBlock: bigint;
  toBlock: bigint;
  /** Keys of transactions that aren't read again: `hash of the block:hash of the transaction`. */
  known: ReadonlySet<string>;
}

/** The transfers that a range of blocks contains. */
export interface ReadTransfers {
  transfers: Transfer[];
  /** Transfers of more than `MAX_LEDGER_UNITS`: they are never credited. */
  oversized: FoundLog[];
}

/** A log of the token's `Transfer` event. */
export interface FoundLog {
  blockHash: Hash;
  blockNumber: bigint;
  transactionHash: Hash;
  /** Position among all logs of the block. */
  logIndex: number;
  args: { to: Address; value: bigint };
}

/**
 * Returns the transfer logs for one request. Throws `InvalidNodeResponseError` when a log doesn't match the
 * request.
 */
async function readLogs(
  client: ChainClient,
  { token, addresses, fromBlock, toBlock }: TransferQuery,
): Promise<FoundLog[]> {
  const logs = await client.getLogs({
    address: token,
    event: TRANSFER_EVENT,
    args: { to: addresses as Address[] },
    fromBlock,
    toBlock,
    strict: true,
  });
  const requested = new Set(addresses);
  for (const { address, args, blockNumber, removed } of logs)
    if (
      address.toLowerCase() !== token ||
      !requested.has(args.to.toLowerCase()) ||
      blockNumber < fromBlock ||
      blockNumber > toBlock ||
      removed
    )
      throw new InvalidNodeResponseError('It sent a transfer that was not asked for.');
  return logs;
}

/** Returns the position of a log among those of its transaction; undefined when the receipt lacks it or is of another block. */
function findLogPosition(receipt: TransactionReceipt, log: FoundLog): number | undefined {
  const position = receipt.logs.findIndex(({ logIndex }) => logIndex === log.logIndex);
  return receipt.blockHash === log.blockHash && position >= 0 ? position : undefined;
}

/**
 * Returns the transfers of a token to deposit addresses that are worth at least one unit of the ledger, with oversized ones separately.
 * @throws {InvalidNodeResponseError} When a response is invalid, or the chain is being reorganized.
 */
export async function readTransfers(client: ChainClient, query: TransferQuery): Promise<ReadTransfers> {
  const logs: FoundLog[] = [];
  for (let start = 0; start < query.addresses.length; start += ADDRESSES_PER_REQUEST)
    logs.push(
      ...(await readLogs(client, {
        ...query,
        addresses: query.addresses.slice(start, start + ADDRESSES_PER_REQUEST),
      })),
    );
  // One transaction may have a thousand transfers.
  const readReceipt = readOncePerKey((hash: Hash) => client.getTransactionReceipt({ hash }));
  const transfers: Transfer[] = [];
  const oversized: FoundLog[] = [];
  for (const log of logs) {
    const { blockHash, blockNumber, transactionHash, args } = log;
    const amount = toLedgerUnits(args.value);
    if (amount > MAX_LEDGER_UNITS) {
      oversized.push(log);
      continue;
    }
    if (amount === 0n || query.known.has(`${blockHash}:${transactionHash}`)) continue;
    const positionInTransaction = findLogPosition(await readReceipt(transactionHash), log);
    if (positionInTransaction === undefined)
      throw new InvalidNodeResponseError('Its receipt and its log contradict each other.');
    const address = args.to.toLowerCase();
    transfers.push({
      txHash: transactionHash,
      positionInTransaction,
      blockNumber,
      blockHash,
      address,
      value: args.value,
      amount,
    });
  }
  return { transfers, oversized };
}
