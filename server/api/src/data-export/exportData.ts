import { Readable } from 'node:stream';
import type { DataExport } from '@hashgrid/contracts';
import type { Account } from '../accounts/accounts.queries';
import type { Caller } from '../caller/Caller';
import type { Player } from '../caller/Player';
import type { Context } from '../Context';
import { confirmPassword } from '../passwords/confirmPassword';
import { limitRate } from '../rate-limits/limitRate';
import { recordAndNotify } from '../security-log/recordAndNotify';
import { codeMissingError } from '../two-factor/confirmSending';
import { confirmTwoFactor } from '../two-factor/confirmTwoFactor';
import { findTwoFactor } from '../two-factor/twoFactor.queries';
import { collectData } from './collectData';
import { generateJson } from './generateJson';

/** Checks the password, and the code of players with a second factor. */
async function confirmOwner(
  context: Context,
  { accountId, proof, caller }: { accountId: string; proof: DataExport; caller: Caller },
): Promise<Account> {
  const { password, code } = proof;
  if (!(await findTwoFactor(context.database, accountId)))
    return confirmPassword(context, { accountId, password, field: 'password', caller });
  if (code === undefined) throw codeMissingError();
  return confirmTwoFactor(context, { accountId, proof: { password, code }, caller });
}

/**
 * Streams everything that the product knows about a player as JSON, and logs and emails that it did. Throws on `password` or
 * `code` when it is missing or incorrect, `rateLimited` after too many exports or while the account is locked.
 */
export async function exportData(
  context: Context,
  { player, proof, caller }: { player: Player; proof: DataExport; caller: Caller },
): Promise<Readable> {
  const { accountId } = player;
  const account = await confirmOwner(context, { accountId, proof, caller });
  await limitRate(context, 'dataExportsByAccount', accountId);
  await context.database.transaction((transaction) =>
    recordAndNotify(context, transaction, { account, kind: 'dataExported', caller }),
  );
  return Readable.from(generateJson(collectData(context, player)));
}
