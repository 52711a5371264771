import type { Kyc, KycStatus } from '@hashgrid/contracts';
import type { Queries } from '../database/Database';
import { MESSAGES } from '../messages';
import { lockKyc, type KycRow } from './kyc.queries';
import { markKycChanged } from './kycRetention.queries';
import type { Context } from '../Context';
import { DomainError } from '../DomainError';
import { readKyc, getStatusAt } from './readKyc';

/** Checks that the player may change an identity verification. Throws `conflict` while it is in review or approved. */
export function assertEditable(status: KycStatus): void {
  if (status === 'submitted' || status === 'inReview' || status === 'approved')
    throw new DomainError('conflict', MESSAGES.kycNotEditable);
}

/**
 * Runs `work` on the player's locked identity verification and returns its new state. Throws `conflict` like
 * `assertEditable`.
 */
export const changeKyc = (
  context: Context,
  accountId: string,
  work: (queries: Queries, row: KycRow) => Promise<void>,
): Promise<Kyc> =>
  context.database.transaction(async (queries) => {
    const row = await lockKyc(queries, accountId);
    assertEditable(getStatusAt(row, context.now()));
    await markKycChanged(queries, accountId, context.now());
    await work(queries, row);
    return readKyc(context, queries, accountId);
  });
