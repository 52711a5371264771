import type { TelemetryResult } from '@hashgrid/contracts';
import type { Context } from '../Context';
import { DomainError } from '../DomainError';
import { MESSAGES } from '../messages';
import { countAgainstDailyCaps } from './countAgainstDailyCaps';
import { parseEnvelope } from './parseEnvelope';

const TIMEOUT_MS = 5_000;

/** Returns the URL for envelopes of a DSN: for `https://key@host/path/project`, it is `https://host/path/api/project/envelope/`. */
const getEnvelopeUrl = (dsn: string): string => {
  const { origin, pathname } = new URL(dsn);
  const slash = pathname.lastIndexOf('/');
  return `${origin}${pathname.slice(0, slash)}/api/${pathname.slice(slash + 1)}/envelope/`;
};

/**
 * Forwards an error of Sentry's browser SDK to the configured project, without the player's IP address. Drops it when it isn't an
 * event, or one of the day's caps is reached.
 * @throws {DomainError} When Sentry isn't configured or doesn't accept the error.
 */
export async function forwardEnvelope(
  context: Context,
  ipAddress: string,
  body: string,
): Promise<TelemetryResult> {
  const { sentryDsn } = context.config;
  if (!sentryDsn) throw new DomainError('notFound', MESSAGES.notFound);
  const envelope = parseEnvelope(body, sentryDsn);
  if (!envelope || !(await countAgainstDailyCaps(context, 'sentryEvents', ipAddress, 1)))
    return { stored: 0 };
  const response = await fetch(getEnvelopeUrl(sentryDsn), {
    method: 'POST',
    body: envelope,
    headers: { 'content-type': 'application/x-sentry-envelope' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    context.log(`Could not pass an error on to Sentry: ${String(error)}. It is still in the telemetry.`);
    return null;
  });
  await response?.body?.cancel();
  if (!response?.ok) throw new DomainError('unavailable', MESSAGES.serverError);
  return { stored: 1 };
}
