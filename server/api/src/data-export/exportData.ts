import { Readable } from 'node:stream';
import type { OwnerProof } from '@hashgrid/contracts';
import type { Caller } from '../caller/Caller';
import type { Player } from '../caller/Player';
import type { Context } from '../Context';
import { limitRate, refundAttempt } from '../rate-limits/limitRate';
import { recordAndNotify } from '../security-log/recordAndNotify';
import { confirmOwner } from '../two-factor/confirmOwner';
import { runAsOwner } from '../two-factor/runAsOwner';
import { listExportSections } from './listExportSections';
import { generateJson } from './generateJson';

/**
 * Returns a stream of the data of a player's account, as JSON. The export is recorded in
 * the security log and announced by email. Throws what `confirmOwner` and `runAsOwner` throw, and `rateLimited`
 * after too many exports.
 */
export async function exportData(
  context: Context,
  { player, proof, caller }: { player: Player; proof: OwnerProof; caller: Caller },
): Promise<Readable> {
  const { accountId } = player;
  await limitRate(context, 'dataExportsByAccount', accountId);
  try {
    const confirmed = await confirmOwner(context, { player, proof, caller });
    const sections = await listExportSections(context, player);
    await runAsOwner(context, confirmed, (transaction, account) =>
      recordAndNotify(context, transaction, { account, kind: 'dataExported', caller }),
    );
    return Readable.from(generateJson(sections));
  } catch (error) {
    // Only exports that are sent count; `confirmOwner` limits guesses of the password.
    await refundAttempt(context, 'dataExportsByAccount', accountId);
    throw error;
  }
}
