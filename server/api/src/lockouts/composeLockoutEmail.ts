import { SCREENS } from '@hashgrid/contracts';
import type { Caller } from '../caller/Caller';
import type { ApiConfig } from '../config';
import { createEmailTranslate } from '../mail/createEmailTranslate';
import type { EmailDraft, EmailRecipient } from '../mail/EmailDraft';
import { composeRequestBody } from '../security-log/composeRequestBody';
import type { AttemptCounter } from './AttemptCounter';
import { describeLock } from './describeLock';

interface Lockout {
  counter: AttemptCounter;
  caller: Caller;
  at: Date;
  seconds: number;
}

const CAUSES: Readonly<Record<AttemptCounter['factor'], string>> = {
  code: 'There were too many incorrect codes.',
  password: 'There were too many incorrect passwords.',
};

/** Returns the text about what the lockout prevents and what it doesn't; `%duration%` is one of the durations of `describeLock`. */
function getEffect({ source, factor }: AttemptCounter): string {
  if (source === 'session')
    return factor === 'code'
      ? 'Payments and changes that need a code are blocked %duration%.'
      : 'Changes that need your password are blocked %duration%.';
  if (source === 'stranger')
    return 'New devices can’t log in to your account %duration%. Devices that have logged in before still can.';
  return 'One of your devices can’t log in to your account %duration%. Your other devices still can.';
}

/** Returns the text about what to do if it wasn't the owner. */
function getAdvice({ source, factor }: AttemptCounter): string {
  if (source !== 'stranger')
    return 'Wasn’t you? Someone may be using one of your devices. Reset your password, which logs out all of them:';
  return factor === 'code'
    ? 'Wasn’t you? Someone knows your password. Reset it now:'
    : 'Wasn’t you? Your password wasn’t guessed. You can reset it, which also unlocks your account:';
}

/** Returns the email that tells the owner of an account about a lockout. */
export function composeLockoutEmail(
  { publicUrl, gameName }: ApiConfig,
  { username, email, language }: EmailRecipient,
  { counter, caller, at, seconds }: Lockout,
): EmailDraft {
  const t = createEmailTranslate(language);
  const duration = t(describeLock(seconds).duration);
  const text = [
    t(CAUSES[counter.factor]),
    t(getEffect(counter), { duration }),
    t('You stay logged in where you already are.'),
  ].join(' ');
  return {
    recipient: email,
    language,
    subject: t('Too many failed attempts on your account'),
    body: composeRequestBody(t, { username, gameName, caller, at, text, advice: t(getAdvice(counter)) }),
    link: `${publicUrl}${SCREENS.forgotPassword}`,
  };
}
