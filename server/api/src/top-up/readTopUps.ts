import type { Address } from 'viem';
import { DEFAULT_TOKEN_SYMBOL, type TopUp, type TopUpOffer, type TopUps } from '@hashgrid/contracts';
import type { Context } from '../Context';
import { DomainError } from '../DomainError';
import { toDecimal } from '../ledger/amounts';
import { findToken } from '../ledger/findToken';
import { MESSAGES } from '../messages';
import { readCursor } from '../validation/readCursor';
import { CHAIN_DECIMALS } from './toLedgerUnits';
import type { TopUpSettings } from '../top-up-settings/TopUpSettings';
import { findTopUpAddress } from './topUpAddresses.queries';
import { listTopUps, type TopUpRow } from './topUps.queries';
import { findScan } from './topUpScans.queries';

/** Returns the top-up settings of this installation. Throws `notFound` when top-ups are off. */
export function requireTopUpSettings({ topUpSettings }: Context): TopUpSettings {
  if (!topUpSettings) throw new DomainError('notFound', MESSAGES.topUpsUnavailable);
  return topUpSettings;
}

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

/**
 * Returns the offer of top-ups, the player's deposit address, and a page of the player's top-ups, newest first. Throws `notFound` when
 * top-ups are off.
 */
export async function readTopUps(
  context: Context,
  { accountId, cursor, limit }: { accountId: string; cursor?: string; limit: number },
): Promise<TopUps> {
  const settings = requireTopUpSettings(context);
  const { database } = context;
  const { chain, token, key } = settings;
  const offer = await readTopUpOffer(settings);
  const { decimals } = await findToken(database, DEFAULT_TOKEN_SYMBOL);
  const address = await findTopUpAddress(database, { accountId, keyId: key.id });
  const scan = await findScan(database, { chainId: chain.chainId, token });
  const rows = await listTopUps(database, { accountId, cursor: readCursor(cursor), count: limit + 1 });
  const toDto = (row: TopUpRow): TopUp => ({
    id: row.id.toString(),
    amount: toDecimal(row.amount, decimals),
    status: row.status,
    confirmations: countConfirmations(row, scan?.head ?? 0n, offer.confirmations),
    chainId: row.chainId,
    hash: row.txHash,
    seenAt: row.seenAt.toISOString(),
    transactionId: row.entryId,
  });
  const shown = rows.slice(0, limit);
  return {
    ...offer,
    address: address ? await toChecksum(address) : null,
    items: shown.map(toDto),
    nextCursor: rows.length > limit ? (shown.at(-1)?.id.toString() ?? null) : null,
  };
}
