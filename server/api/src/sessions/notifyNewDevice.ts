import { getNetworkRegion } from '@hashgrid/connection';
import type { Account } from '../accounts/accounts.queries';
import type { Caller } from '../caller/Caller';
import { describeDevice } from '../caller/describeDevice';
import { getDeviceFamily } from '../caller/getDeviceFamily';
import type { Context } from '../Context';
import { hashGuessable, hashWithOtherKeys } from '../cryptography/hashGuessable';
import { hashToken } from '../cryptography/tokens';
import type { Transaction } from '../database/Database';
import { toEmailRecipient } from '../mail/EmailDraft';
import { sendEmail } from '../mail/sendEmail';
import { notify } from '../notifications/notify';
import { getEmailPreferences } from '../preferences/preferences';
import { composeNewLoginEmail } from '../security-log/securityEmails';
import { rememberDevice } from './knownDevices.queries';

/** Returns what identifies a browser on a system in a region. */
const getFingerprint = ({ device, ipAddress }: Caller): string =>
  JSON.stringify([...getDeviceFamily(device), getNetworkRegion(ipAddress)]);

/**
 * Records the device of a login, and notifies the owner of a new device or location, also by email unless they opted out. The
 * first device of an account isn't reported.
 */
export async function notifyNewDevice(
  context: Context,
  transaction: Transaction,
  account: Account,
  caller: Caller,
): Promise<void> {
  const now = context.now();
  const fingerprint = getFingerprint(caller);
  const device = hashGuessable(context.keys, fingerprint);
  // Older versions stored a hash without a key.
  const formerHashes = [...hashWithOtherKeys(context.keys, fingerprint), hashToken(fingerprint)];
  const accountId = account.id;
  const familiarity = await rememberDevice(transaction, { accountId, device, formerHashes, now });
  if (familiarity !== 'new') return;
  const { browser, system } = describeDevice(caller.device);
  await notify(context, transaction, {
    accountId,
    kind: 'newLogin',
    reference: `newLogin:${device}:${now.toISOString()}`,
    data: { browser, system },
  });
  if (!getEmailPreferences(account).newLogin) return;
  await sendEmail(
    context,
    transaction,
    composeNewLoginEmail(context.config, toEmailRecipient(account), { caller, at: now }),
  );
}
