import type { Caller } from '../caller/Caller';
import { describeDevice } from '../caller/describeDevice';
import { formatMinute } from '../formatMinute';
import type { EmailTranslate } from '../mail/createEmailTranslate';

interface RequestBody {
  username: string;
  gameName: string;
  caller: Caller;
  at: Date;
  /** Wallet that the request has linked, renamed or unlinked. */
  walletAddress?: string;
  /** What happened, translated. */
  text: string;
  /** What to do if it wasn't the owner, translated; the link follows. */
  advice: string;
}

/** Composes the body of an email about a request: what happened, the request's time, device and IP address, and what to do. */
export function composeRequestBody(
  t: EmailTranslate,
  { username, gameName, caller, at, walletAddress, text, advice }: RequestBody,
): string {
  const { browser, system } = describeDevice(caller.device);
  const details = [
    gameName,
    ...(walletAddress ? [t('Wallet: %address%', { address: walletAddress })] : []),
    t('Time: %time% UTC', { time: formatMinute(at.toISOString()) }),
    t('Device: %device%', { device: [browser, system].filter(Boolean).join(', ') || t('unknown') }),
    t('IP address: %address%', { address: caller.ipAddress }),
  ];
  return [t('Hello %username%,', { username }), text, details.join('\n'), advice].join('\n\n');
}
