import { SCREENS } from '@hashgrid/contracts';
import type { Caller } from '../caller/Caller';
import type { ApiConfig } from '../config';
import type { MailDraft, MailRecipient } from '../mail/MailDraft';
import { describeRequest } from '../security-log/securityMails';
import type { AttemptCounter } from './AttemptCounter';
import { describeLock } from './describeLock';

interface Lockout {
  counter: AttemptCounter;
  caller: Caller;
  at: Date;
  seconds: number;
}

/** What the lockout prevents, and what it doesn't. */
function describeEffect({ source, factor }: AttemptCounter, duration: string): string {
  if (source === 'session')
    return factor === 'code'
      ? `so payments and changes that need a code are blocked for ${duration}.`
      : `so changes that need your password are blocked for ${duration}.`;
  if (source === 'stranger')
    return `so new devices can’t log in to your account for ${duration}. Devices that have logged in before still can.`;
  return `so one of your devices can’t log in to your account for ${duration}. Your other devices still can.`;
}

/** What to do if it wasn't the owner. */
function getAdvice({ source, factor }: AttemptCounter): string {
  if (source !== 'stranger')
    return 'Wasn’t you? Someone may be using one of your devices. Reset your password, which logs out all of them:';
  return factor === 'code'
    ? 'Wasn’t you? Someone knows your password. Reset it now:'
    : 'Wasn’t you? Your password wasn’t guessed. You can reset it, which also unlocks your account:';
}

/** Notifies the owner of an account of a lockout. */
export function lockoutMail(
  { publicUrl, gameName }: ApiConfig,
  { username, email }: MailRecipient,
  { counter, caller, at, seconds }: Lockout,
): MailDraft {
  const { duration } = describeLock(seconds);
  const failed = counter.factor === 'code' ? 'codes' : 'passwords';
  const text = `There were too many incorrect ${failed} in a row, ${describeEffect(counter, duration)} You stay logged in where you already are.`;
  return {
    recipient: email,
    subject: `Your account is locked for ${duration}`,
    body: `Hello ${username},\n\n${text}\n\n${gameName}\n${describeRequest(caller, at)}\n\n${getAdvice(counter)}`,
    link: `${publicUrl}${SCREENS.forgotPassword}`,
  };
}
