import { getNetworkRegion } from '@hashgrid/contracts/connection';
import type { Account } from '../accounts/accounts.queries';
import type { Caller } from '../caller/Caller';
import { getDeviceFamily } from '../caller/getDeviceFamily';
import type { Context } from '../Context';
import { hashToken } from '../cryptography/tokens';
import type { Transaction } from '../database/Database';
import { toEmailRecipient } from '../mail/EmailDraft';
import { sendEmail } from '../mail/sendEmail';
import { getEmailPreferences } from '../preferences/preferences';
import { newLoginEmail } from '../security-log/securityEmails';
import { rememberDevice } from './knownDevices.queries';

/** Identifies a browser on a system in a region. */
const getFingerprint = ({ device, ipAddress }: Caller): string =>
  hashToken(JSON.stringify([...getDeviceFamily(device), getNetworkRegion(ipAddress)]));

/**
 * Remembers the device of a login, and emails the owner about a new device or location unless they opted out. The first
 * device of an account isn't reported.
 */
export async function notifyNewDevice(
  context: Context,
  transaction: Transaction,
  account: Account,
  caller: Caller,
): Promise<void> {
  const now = context.now();
  const device = getFingerprint(caller);
  const familiarity = await rememberDevice(transaction, { accountId: account.id, device, now });
  if (familiarity !== 'new' || !getEmailPreferences(account).newLogin) return;
  await sendEmail(
    context,
    transaction,
    newLoginEmail(context.config, toEmailRecipient(account), { caller, at: now }),
  );
}
