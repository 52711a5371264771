import type { Context } from '../Context';
import {
  decryptLegacyText,
  deriveLegacySalt,
  type LegacySigningSecret,
} from '../cryptography/legacySigningSecret';
import { lockLegacyFactors, replaceFactorSecrets } from './legacyFactors.queries';
import { encryptFactor } from './twoFactorSecrets';

/** Re-encrypts second factors that an older version encrypted with its signing secret. Call it before the API serves calls. */
export async function reencryptLegacyFactors(
  context: Pick<Context, 'database' | 'keys'>,
  legacy: LegacySigningSecret,
): Promise<void> {
  const reencryptBatch = () =>
    context.database.transaction(async (transaction) => {
      const rows = await lockLegacyFactors(transaction);
      for (const { accountId, secret } of rows) {
        const plain = {
          secret: decryptLegacyText(legacy, accountId, secret),
          recoverySalt: deriveLegacySalt(legacy, accountId),
        };
        await replaceFactorSecrets(transaction, { accountId, ...encryptFactor(context, accountId, plain) });
      }
      return rows.length;
    });
  while ((await reencryptBatch()) > 0);
}
