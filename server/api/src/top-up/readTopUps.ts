import type { Address } from 'viem';
import { DEFAULT_TOKEN_SYMBOL, type TopUp, type TopUpOffer, type TopUps } from '@hashgrid/contracts';
import type { Context } from '../Context';
import { readPage } from '../database/readPage';
import { DomainError } from '../DomainError';
import { toDecimal } from '../ledger/amounts';
import { findToken } from '../ledger/findToken';
import { MESSAGES } from '../messages';
import { readCursor } from '../validation/readCursor';
import { CHAIN_DECIMALS } from './toLedgerUnits';
import type { TopUpSettings } from '../top-up-settings/TopUpSettings';
import { findTopUpAddress, listAccountTopUpAddresses } from './topUpAddresses.queries';
import { listTopUps, type TopUpRow } from './topUps.queries';
import { findScan } from './topUpScans.queries';

/** Which page of a player's top-ups to read. */
interface TopUpPageRequest {
  accountId: string;
  cursor?: string | undefined;
  limit: number;
}

/** Returns the top-up settings of this installation. Throws `notFound` when top-ups are off. */
export function requireTopUpSettings({ topUpSettings }: Context): TopUpSettings {
  if (!topUpSettings) throw new DomainError('notFound', MESSAGES.topUpsUnavailable);
  return topUpSettings;
}

/** Returns an address with the capital letters that are its checksum. */
const toChecksum = async (address: string): Promise<string> =>
  (await import('viem')).getAddress(address as Address);

/** Returns what players need to know before a top-up. */
export const readTopUpOffer = async ({
  chain,
  token,
  confirmations,
}: TopUpSettings): Promise<TopUpOffer> => ({
  chainId: chain.chainId,
  token: DEFAULT_TOKEN_SYMBOL,
  contract: await toChecksum(token),
  decimals: CHAIN_DECIMALS,
  confirmations: Number(confirmations),
});

/**
 * Returns how many confirmations to show, counting the transfer's own block: `needed` once it is credited, at most `needed - 1` while it
 * is pending, and 0 if it failed.
 */
function countConfirmations({ status, blockNumber }: TopUpRow, head: bigint, needed: number): number {
  if (status === 'failed') return 0;
  return status === 'confirmed' ? needed : Math.min(needed - 1, Math.max(0, Number(head - blockNumber) + 1));
}

/** A top-up without what only the settings of the installation tell. */
type PastTopUp = Omit<TopUp, 'confirmations'>;

const toPastTopUp = (row: TopUpRow, decimals: number): PastTopUp => ({
  id: row.id.toString(),
  amount: toDecimal(row.amount, decimals),
  status: row.status,
  chainId: row.chainId,
  hash: row.txHash,
  seenAt: row.seenAt.toISOString(),
  transactionId: row.entryId,
});

/** Reads a page of the player's top-ups, newest first. */
async function readTopUpPage(
  { database }: Context,
  { accountId, cursor, limit }: TopUpPageRequest,
): Promise<{ rows: TopUpRow[]; decimals: number; nextCursor: string | null }> {
  const { decimals } = await findToken(database, DEFAULT_TOKEN_SYMBOL);
  const page = await readPage(
    limit,
    (count) => listTopUps(database, { accountId, cursor: readCursor(cursor), count }),
    ({ id }) => id,
  );
  return { ...page, decimals };
}

/** Returns a page of the player's top-ups, newest first, even while top-ups are off. */
export async function readPastTopUps(
  context: Context,
  request: TopUpPageRequest,
): Promise<{ items: PastTopUp[]; nextCursor: string | null }> {
  const { rows, decimals, nextCursor } = await readTopUpPage(context, request);
  return { items: rows.map((row) => toPastTopUp(row, decimals)), nextCursor };
}

/** Returns all deposit addresses that the player has had, the newest first, even while top-ups are off. */
export const readTopUpAddresses = async ({ database }: Context, accountId: string): Promise<string[]> =>
  Promise.all((await listAccountTopUpAddresses(database, accountId)).map(toChecksum));

/**
 * Returns the offer of top-ups, the player's deposit address, and a page of the player's top-ups, newest first. Throws `notFound` when
 * top-ups are off.
 */
export async function readTopUps(context: Context, request: TopUpPageRequest): Promise<TopUps> {
  const settings = requireTopUpSettings(context);
  const { database } = context;
  const { chain, token, key } = settings;
  const offer = await readTopUpOffer(settings);
  const { accountId } = request;
  const address = await findTopUpAddress(database, { accountId, keyId: key.id });
  const scan = await findScan(database, { chainId: chain.chainId, token });
  const { rows, decimals, nextCursor } = await readTopUpPage(context, request);
  const toDto = (row: TopUpRow): TopUp => ({
    ...toPastTopUp(row, decimals),
    confirmations: countConfirmations(row, scan?.head ?? 0n, offer.confirmations),
  });
  return {
    ...offer,
    address: address ? await toChecksum(address) : null,
    items: rows.map(toDto),
    nextCursor,
  };
}
