import { purgeGoals } from '../achievements/progress.queries';
import { purgeProofs } from '../address-proofs/addressProofs.queries';
import { purgeNonces } from '../address-proofs/loginNonces.queries';
import { eraseAccounts } from '../account-closure/eraseAccounts';
import { LIFETIMES, RETENTION } from '../config';
import { purgeSecrets } from '../cryptography/secrets.queries';
import { purgeIdempotencyKeys } from '../idempotency/idempotencyKeys.queries';
import { purgeDevices } from '../sessions/knownDevices.queries';
import { purgeLoginDevices } from '../sessions/loginDevices.queries';
import { purgeKyc, purgeKycFiles } from '../kyc/kycRetention.queries';
import { purgeAttempts } from '../lockouts/lockouts.queries';
import { purgeEmailBudgets } from '../mail/emailBudgets.queries';
import { purgeEmails } from '../mail/emails.queries';
import { purgeRateLimits } from '../rate-limits/rateLimits.queries';
import { purgeRefreshTokens } from '../sessions/refreshTokens.queries';
import { purgeResetTokens } from '../passwords/resetTokens.queries';
import { purgeSecurityEvents } from '../security-log/securityEvents.queries';
import { purgeSessions } from '../sessions/sessions.queries';
import { purgeSignUps } from '../sign-up/signUps.queries';
import { purgeChallenges } from '../sessions/loginChallenges.queries';
import { releaseUsernames } from '../accounts/usernames.queries';
import type { Context } from '../Context';
import type { Database, Queries } from '../database/Database';
import { tryAdvisoryLock } from '../database/tryAdvisoryLock';
import { toSeconds } from '../mining/clock/gameTime';
import { purgeNews } from '../news/news.queries';
import { purgeNotifications } from '../notifications/notifications.queries';
import { purgeEarnings } from '../mining/payouts/payouts.queries';
import { addSeconds } from '../addSeconds';
import { purgePreviews } from '../releases/previews/previews.queries';
import { purgeReleaseTokens } from '../releases/permissions/releaseTokens.queries';
import { purgeTelemetry } from '../telemetry/telemetry.queries';

/** Deletes a batch of expired rows and returns how many; 0 when none are left. */
type Purge = (queries: Queries) => Promise<number>;

function listPurges(time: Date): Purge[] {
  const before = (seconds: number) => addSeconds(time, -seconds);
  return [
    (queries) => purgeRateLimits(queries, time),
    (queries) => purgeNonces(queries, time),
    (queries) => purgeProofs(queries, time),
    (queries) => purgeAttempts(queries, before(RETENTION.attempts)),
    (queries) => purgeEmailBudgets(queries, time),
    (queries) => purgeEmails(queries, before(RETENTION.emails)),
    (queries) => purgeResetTokens(queries, before(RETENTION.link)),
    (queries) => purgeSignUps(queries, before(RETENTION.link)),
    (queries) => releaseUsernames(queries, time),
    (queries) => purgeChallenges(queries, before(RETENTION.challenge)),
    (queries) => purgeRefreshTokens(queries, before(RETENTION.refreshToken)),
    (queries) => purgeSessions(queries, before(RETENTION.session)),
    // As long as a session lasts, it may repeat a refresh whose successor was derived from an old secret.
    (queries) => purgeSecrets(queries, before(LIFETIMES.session)),
    (queries) => purgeDevices(queries, before(RETENTION.knownDevice)),
    (queries) => purgeLoginDevices(queries, before(RETENTION.loginDevice)),
    (queries) => purgeIdempotencyKeys(queries, before(RETENTION.idempotencyKey)),
    (queries) => purgeTelemetry(queries, before(RETENTION.telemetry)),
    (queries) => purgeNotifications(queries, { before: before(RETENTION.notification), now: time }),
    (queries) => purgeNews(queries, time),
    (queries) => purgePreviews(queries, before(RETENTION.releaseToken)),
    (queries) => purgeReleaseTokens(queries, before(RETENTION.releaseToken)),
    (queries) => purgeGoals(queries, toSeconds(before(RETENTION.weekGoals))),
    (queries) => purgeEarnings(queries, toSeconds(before(RETENTION.earnings))),
    (queries) =>
      purgeKycFiles(queries, {
        endedBefore: before(RETENTION.kycEnded),
        unchangedSince: before(RETENTION.kycUnfinished),
      }),
    (queries) =>
      purgeKyc(queries, {
        endedBefore: before(RETENTION.kycEnded),
        unchangedSince: before(RETENTION.kycUnfinished),
      }),
    (queries) =>
      purgeSecurityEvents(queries, {
        before: before(RETENTION.securityEvent),
        withoutAccountBefore: before(RETENTION.eventWithoutAccount),
      }),
    (queries) => eraseAccounts(queries, { closedBefore: before(RETENTION.closedAccount), now: time }),
  ];
}

/** Runs one batch in its own transaction. Returns null when another process is purging. */
const purgeBatch = (database: Database, purge: Purge): Promise<number | null> =>
  database.transaction(async (transaction) =>
    (await tryAdvisoryLock(transaction, 'purge')) ? purge(transaction) : null,
  );

/** Deletes rows in batches until none are left or `signal` aborts. Returns false when another process is purging. */
async function purgeAll(database: Database, purge: Purge, signal?: AbortSignal): Promise<boolean> {
  let deleted = await purgeBatch(database, purge);
  while (deleted && !signal?.aborted) deleted = await purgeBatch(database, purge);
  return deleted !== null;
}

/**
 * Deletes rows past their retention: expired links and tokens, ended sessions, old emails, counters, earnings, identity
 * verifications and closed accounts. It deletes in batches, each in its own short transaction, so that the game never waits for a
 * purge. It stops when another process is purging, or `signal` aborts.
 * @throws {Error} When some kinds of rows could not be purged, after all others were.
 */
export async function purgeExpired(
  { database, now }: Pick<Context, 'database' | 'now'>,
  signal?: AbortSignal,
): Promise<void> {
  const purges = listPurges(now());
  const failures: unknown[] = [];
  for (const purge of purges) {
    if (signal?.aborted) break;
    try {
      if (!(await purgeAll(database, purge, signal))) break;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length === 0) return;
  const causes = [...new Set(failures.map(String))].join('; ');
  throw new Error(`${failures.length} of ${purges.length} kinds of rows could not be purged: ${causes}`, {
    cause: failures[0],
  });
}
