import type { Queries } from '../database/Database';
import type { TwoFactorRow } from './twoFactor.queries';

const BATCH_ROWS = 500;

/** Returns a batch of second factors that an older version encrypted, locked until the transaction ends. */
export const lockLegacyFactors = (queries: Queries): Promise<Pick<TwoFactorRow, 'accountId' | 'secret'>[]> =>
  queries.query(
    `select account_id as "accountId", secret from two_factor where recovery_salt is null
     order by account_id limit ${BATCH_ROWS} for update`,
  );

export async function replaceFactorSecrets(
  queries: Queries,
  { accountId, secret, recoverySalt }: Pick<TwoFactorRow, 'accountId' | 'secret' | 'recoverySalt'>,
): Promise<void> {
  await queries.query('update two_factor set secret = $2, recovery_salt = $3 where account_id = $1', [
    accountId,
    secret,
    recoverySalt,
  ]);
}
