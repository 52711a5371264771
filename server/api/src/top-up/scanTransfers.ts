import type { Context } from '../Context';
import type { Queries } from '../database/Database';
import { InvalidNodeResponseError, type ChainClient } from '../chain/ChainReader';
import { createScanRange, type ScanRange } from './createScanRange';
import { readTransfers, type FoundLog } from './readTransfers';
import type { TopUpSettings } from '../top-up-settings/TopUpSettings';
import { listTopUpAddresses } from './topUpAddresses.queries';
import { listKnownTransactions, saveTransfer, type Transfer } from './topUps.queries';
import { beginScan, findScan, lockScan, saveScan, type Scan, type ScannedToken } from './topUpScans.queries';

/** Number of blocks to go back after a reorganization of blocks that counted as final. */
const REWIND_BLOCKS = 200n;

const min = (a: bigint, b: bigint) => (a < b ? a : b);

/** What one node reports about the blocks that follow a scan. */
interface ScanStep {
  next: Scan;
  transfers: Transfer[];
  oversized: FoundLog[];
  /** Whether there are more blocks to read. */
  isBehind: boolean;
}

/** An error of the database in the middle of reading a node. */
interface DatabaseFailure {
  failure: unknown;
}

const readHead = (client: ChainClient): Promise<bigint> => client.getBlockNumber({ cacheTime: 0 });

async function readHash(client: ChainClient, blockNumber: bigint): Promise<string> {
  const { hash } = await client.getBlock({ blockNumber });
  return hash;
}

/** Returns the scan that begins with the blocks that have at most `confirmations` confirmations. */
async function readFirstScan(client: ChainClient, { confirmations }: TopUpSettings): Promise<Scan> {
  const head = await readHead(client);
  const scannedUntil = head > confirmations ? head - confirmations : 0n;
  return { head, scannedUntil, scannedHash: await readHash(client, scannedUntil) };
}

/** Returns the addresses to look for, and the transactions that needn't be read again. */
async function readStored(database: Queries, scanned: ScannedToken, { scannedUntil: fromBlock }: Scan) {
  const addresses = await listTopUpAddresses(database);
  return { addresses, known: await listKnownTransactions(database, { ...scanned, fromBlock }) };
}

/**
 * Reads the next blocks. Blocks with at most `confirmations` confirmations are read again each time, because other blocks may
 * replace them. Returns an error of the database instead of throwing it: the reader would blame the node and skip it.
 */
async function readStep(
  { database }: Context,
  client: ChainClient,
  {
    settings: { chain, token, confirmations },
    scan,
    blocks,
  }: { settings: TopUpSettings; scan: Scan; blocks: bigint },
): Promise<ScanStep | DatabaseFailure> {
  const head = await readHead(client);
  if (head < scan.scannedUntil) throw new InvalidNodeResponseError('It is behind the blocks that were read.');
  if ((await readHash(client, scan.scannedUntil)) !== scan.scannedHash) {
    const scannedUntil = scan.scannedUntil > REWIND_BLOCKS ? scan.scannedUntil - REWIND_BLOCKS : 0n;
    const next = { head, scannedUntil, scannedHash: await readHash(client, scannedUntil) };
    return { next, transfers: [], oversized: [], isBehind: true };
  }
  const fromBlock = scan.scannedUntil + 1n;
  const toBlock = min(head, scan.scannedUntil + blocks);
  // Listed after the head was read: an address opened later can be paid only in later blocks.
  const stored = await readStored(database, { chainId: chain.chainId, token }, scan).catch(
    (failure: unknown) => ({ failure }),
  );
  if ('failure' in stored) return stored;
  const readResult =
    fromBlock > toBlock
      ? { transfers: [], oversized: [] }
      : await readTransfers(client, { token, ...stored, fromBlock, toBlock });
  const stableUntil = min(toBlock, head - confirmations);
  const hasAdvanced = stableUntil > scan.scannedUntil;
  return {
    next: {
      head,
      scannedUntil: hasAdvanced ? stableUntil : scan.scannedUntil,
      scannedHash: hasAdvanced ? await readHash(client, stableUntil) : scan.scannedHash,
    },
    ...readResult,
    isBehind: toBlock < head,
  };
}

const describeOversized = ({ transactionHash, args }: FoundLog): string =>
  `A transfer of ${args.value} units to ${args.to} is too large to be credited. Check transaction ${transactionHash}.`;

/** Saves what was read, unless another process has continued from the same block. */
async function saveStep(
  { database, now, log }: Context,
  scanned: ScannedToken,
  { scan, step }: { scan: Scan; step: ScanStep },
): Promise<void> {
  await database.transaction(async (queries) => {
    const current = await lockScan(queries, scanned);
    if (current?.scannedHash !== scan.scannedHash) return;
    for (const transfer of step.transfers)
      await saveTransfer(queries, { ...transfer, ...scanned, seenAt: now() });
    await saveScan(queries, { ...scanned, ...step.next });
    // Logs each one once: later blocks are read again.
    const skipped = step.oversized.filter(({ blockNumber }) => blockNumber <= step.next.scannedUntil);
    queries.afterCommit(() => skipped.forEach((each) => log(describeOversized(each))));
  });
}

/** Reads the next blocks of a scan, as many as `range` has, and adapts it to whether a node could answer. */
async function readNextStep(
  context: Context,
  settings: TopUpSettings,
  { scan, range }: { scan: Scan; range: ScanRange },
): Promise<ScanStep> {
  const { blocks } = range;
  const read = (client: ChainClient) => readStep(context, client, { settings, scan, blocks });
  const step = await settings.chain.read(read).catch((error: unknown) => {
    range.shrink();
    throw error;
  });
  range.grow();
  if ('failure' in step) throw step.failure;
  return step;
}

/**
 * Stores the transfers of the next blocks as pending. Returns whether there are more blocks to read.
 * @param range The same object for all calls of a repeated scan.
 */
export async function scanTransfers(
  context: Context,
  settings: TopUpSettings,
  range = createScanRange(),
): Promise<boolean> {
  const { database } = context;
  const { chain, token } = settings;
  const scanned = { chainId: chain.chainId, token };
  const scan = await findScan(database, scanned);
  if (!scan) {
    await beginScan(database, {
      ...scanned,
      ...(await chain.read((client) => readFirstScan(client, settings))),
    });
    return true;
  }
  const step = await readNextStep(context, settings, { scan, range });
  await saveStep(context, scanned, { scan, step });
  return step.isBehind;
}
