import { RETENTION } from '../config';
import { tryPurgeLock } from './purgeLock.queries';
import { purgeIdempotencyKeys } from '../idempotency/idempotencyKeys.queries';
import { purgeDevices } from '../sessions/knownDevices.queries';
import { purgeKycFiles } from '../kyc/kycFiles.queries';
import { purgeAttempts } from '../lockouts/lockouts.queries';
import { purgeMails } from '../mail/mails.queries';
import { purgeRateLimits } from '../rate-limits/rateLimits.queries';
import { purgeRefreshTokens } from '../sessions/refreshTokens.queries';
import { purgeResetTokens } from '../passwords/resetTokens.queries';
import { purgeSecurityEvents } from '../security-log/securityEvents.queries';
import { purgeSessions } from '../sessions/sessions.queries';
import { purgeSignUps } from '../sign-up/signUps.queries';
import { purgeChallenges } from '../sessions/loginChallenges.queries';
import { releaseUsernames } from '../accounts/usernames.queries';
import type { Context } from '../Context';
import { secondsLater } from '../secondsLater';

/** Deletes rows past their retention: expired links and tokens, ended sessions, old emails, counters and verification images. */
export async function purgeExpired({ database, now }: Pick<Context, 'database' | 'now'>): Promise<void> {
  const time = now();
  const before = (seconds: number) => secondsLater(time, -seconds);
  await database.transaction(async (transaction) => {
    if (!(await tryPurgeLock(transaction))) return;
    await purgeRateLimits(transaction, time);
    await purgeAttempts(transaction, before(RETENTION.attempts));
    await purgeMails(transaction, before(RETENTION.mail));
    await purgeResetTokens(transaction, before(RETENTION.link));
    await purgeSignUps(transaction, before(RETENTION.link));
    await releaseUsernames(transaction, time);
    await purgeChallenges(transaction, before(RETENTION.challenge));
    await purgeRefreshTokens(transaction, before(RETENTION.refreshToken));
    await purgeSessions(transaction, before(RETENTION.session));
    await purgeDevices(transaction, before(RETENTION.knownDevice));
    await purgeIdempotencyKeys(transaction, before(RETENTION.idempotencyKey));
    await purgeKycFiles(transaction, {
      overSince: before(RETENTION.kycFile),
      draftsSince: before(RETENTION.kycDraft),
    });
    await purgeSecurityEvents(transaction, {
      since: before(RETENTION.securityEvent),
      strangersSince: before(RETENTION.strangerEvent),
    });
  });
}
