import { KEPT } from '../config';
import type { Queries } from '../database/Database';
import { forgetIdempotencyKeys } from '../idempotency/idempotencyKeys.queries';
import { forgetDevices } from '../sessions/knownDevices.queries';
import { forgetKycFiles } from '../kyc/kycFiles.queries';
import { forgetAttempts } from '../lockouts/lockouts.queries';
import { forgetMails } from '../mail/mails.queries';
import { forgetTries } from '../rate-limits/rateLimits.queries';
import { forgetRefreshTokens } from '../sessions/refreshTokens.queries';
import { forgetResetTokens } from '../passwords/resetTokens.queries';
import { forgetSecurityEvents } from '../security-log/securityEvents.queries';
import { forgetSessions } from '../sessions/sessions.queries';
import { forgetSignUps } from '../sign-up/signUps.queries';
import { forgetChallenges } from '../two-factor/twoFactor.queries';
import { releaseUsernames } from '../accounts/usernames.queries';
import { secondsLater, type Context } from '../Context';

/** Any number but that of the migrations: of several processes one cleans. */
const ADVISORY_LOCK = 4_711_002;

async function isAlone(queries: Queries): Promise<boolean> {
  const rows = await queries.query<{ isFree: boolean }>('select pg_try_advisory_xact_lock($1) as "isFree"', [
    ADVISORY_LOCK,
  ]);
  return rows[0]!.isFree;
}

/**
 * Drops what nobody needs any more: links and tokens out of date, ended sessions, old mails, counts and identity checks
 * that are over.
 */
export async function forgetExpired({ database, now }: Pick<Context, 'database' | 'now'>): Promise<void> {
  const time = now();
  const before = (seconds: number) => secondsLater(time, -seconds);
  await database.transaction(async (queries) => {
    if (!(await isAlone(queries))) return;
    await forgetTries(queries, time);
    await forgetAttempts(queries, before(KEPT.attempts));
    await forgetMails(queries, before(KEPT.mail));
    await forgetResetTokens(queries, before(KEPT.link));
    await forgetSignUps(queries, before(KEPT.link));
    await releaseUsernames(queries, time);
    await forgetChallenges(queries, before(KEPT.challenge));
    await forgetRefreshTokens(queries, before(KEPT.refreshToken));
    await forgetSessions(queries, before(KEPT.session));
    await forgetDevices(queries, before(KEPT.knownDevice));
    await forgetIdempotencyKeys(queries, before(KEPT.idempotencyKey));
    await forgetKycFiles(queries, { overSince: before(KEPT.kycFile), draftsSince: before(KEPT.kycDraft) });
    await forgetSecurityEvents(queries, {
      since: before(KEPT.securityEvent),
      strangersSince: before(KEPT.strangerEvent),
    });
  });
}
