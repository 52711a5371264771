import type { Queries } from '../database/Database';
import { newSignInMail } from '../security-log/securityMails';
import { sendMail } from '../mail/sendMail';
import type { Account } from '../accounts/accounts.queries';
import { rememberDevice } from './knownDevices.queries';
import type { Caller, Context } from '../Context';
import { describeDevice } from '../caller/describeDevice';
import { hashOf } from '../cryptography/keys';
import { regionOf } from '../caller/ipPrefix';
import { mailChoicesOf } from '../preferences/preferences';

/** A browser on a system in a region; versions change too often to tell anything. */
function fingerprintOf({ device, address }: Caller): string {
  const { browser, system, kind } = describeDevice(device);
  const names = [browser, system].map((name) => name.replace(/ [\d.+]+$/, ''));
  return hashOf(JSON.stringify([...names, kind, regionOf(address)]));
}

/**
 * Remembers from where an account is signed in to; its owner is mailed of a place or device that is new, if they want to
 * be. The first one of all is nothing new. Call the returned function once the transaction has committed.
 */
export async function notifyNewDevice(
  context: Context,
  queries: Queries,
  account: Account,
  caller: Caller,
): Promise<() => void> {
  const now = context.now();
  const device = fingerprintOf(caller);
  const acquaintance = await rememberDevice(queries, { accountId: account.id, device, now });
  if (acquaintance !== 'new' || !mailChoicesOf(account).newSignIn) return () => undefined;
  return sendMail(context, queries, newSignInMail(context.config, account, { caller, at: now }));
}
