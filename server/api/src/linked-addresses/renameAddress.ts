import type { LinkedAddress } from '@hashgrid/contracts';
import { lockAccount } from '../accounts/accounts.queries';
import type { Caller } from '../caller/Caller';
import type { Context } from '../Context';
import { DomainError } from '../DomainError';
import { MESSAGES } from '../messages';
import { countAndCheckRate, limitRate } from '../rate-limits/limitRate';
import { logSecurityEvent } from '../security-log/logSecurityEvent';
import { recordAndNotify } from '../security-log/recordAndNotify';
import { sanitizeText } from '../validation/sanitizeText';
import { findOwnAddress, setAddressName } from './linkedAddresses.queries';
import { toLinkedAddressDto } from './toLinkedAddressDto';

/**
 * Names an address of the player; an empty name clears it. The owner is emailed, up to a limit. Throws `rateLimited`, and `notFound` when
 * the player has no such address.
 */
export async function renameAddress(
  context: Context,
  { accountId, address, name: text }: { accountId: string; address: string; name: string },
  caller: Caller,
): Promise<LinkedAddress> {
  const name = sanitizeText('name', text) || null;
  await limitRate(context, 'addressChangesByAccount', accountId);
  return context.database.transaction(async (transaction) => {
    const account = await lockAccount(transaction, accountId);
    const linked = await findOwnAddress(transaction, accountId, address);
    if (!account || !linked) throw new DomainError('notFound', MESSAGES.addressNotFound);
    if (linked.name !== name) {
      await setAddressName(transaction, linked.address, name);
      const event = { kind: 'addressRenamed', caller } as const;
      const { address: walletAddress } = linked;
      if (await countAndCheckRate(context, transaction, 'renameEmailsByAccount', accountId))
        await recordAndNotify(context, transaction, { ...event, account, walletAddress });
      else await logSecurityEvent(context, transaction, { ...event, accountId });
    }
    return toLinkedAddressDto({ ...linked, name });
  });
}
