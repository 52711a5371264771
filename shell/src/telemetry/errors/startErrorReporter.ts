import { TELEMETRY_LIMITS, type ReportedError } from '@hashgrid/contracts';
import { reportErrors } from '@hashgrid/contracts/endpoints';
import {
  onErrorReport,
  getRecentErrors,
  type ErrorReport,
  type PlatformServices,
} from '@hashgrid/platform/host';
import { importLazily } from '../../remotes/importLazily';
import { createSendQueue } from '../createSendQueue';
import { postTelemetry } from '../postTelemetry';
import { describeError } from './describeError';

const DELAY_MS = 1000;
const MAX_PER_PAGE = 20;
/** Maximum number of equal errors. More than one, so that support also finds the tracking IDs of failed retries. */
const MAX_EQUAL = 5;

type CaptureError = (report: ErrorReport, described: ReportedError) => void;
type SentryLoader = (services: PlatformServices) => Promise<CaptureError>;

async function loadSentry({ bootstrap }: PlatformServices): Promise<CaptureError> {
  const getModule = await importLazily(() => import('./createSentryReporter'));
  return getModule().createSentryReporter(bootstrap);
}

/**
 * Reports errors of this page, including earlier ones, to the API; with the player's consent also to Sentry, if it is configured.
 * @returns A function that stops reporting.
 */
export function startErrorReporter(services: PlatformServices, load: SentryLoader = loadSentry): () => void {
  const { bootstrap, consent } = services;
  const { shell, telemetry } = bootstrap;
  const counts = new Map<string, number>();
  let total = 0;
  const queue = createSendQueue<ReportedError>({
    batchSize: TELEMETRY_LIMITS.errors,
    delayMs: DELAY_MS,
    send: (items) => postTelemetry(reportErrors, { items }, services),
  });
  let sentry: Promise<CaptureError> | null = null;
  const isSentryAllowed = () => Boolean(telemetry.sentryDsn) && consent.get() === 'granted';
  const sendToSentry = (report: ErrorReport, described: ReportedError) => {
    sentry ??= load(services);
    sentry.then(
      (capture) => {
        // The player may have withdrawn their consent while Sentry was loading.
        if (isSentryAllowed()) capture(report, described);
      },
      // This error is reported to the API only. The next one loads Sentry again.
      () => {
        sentry = null;
      },
    );
  };
  const handleReport = (report: ErrorReport) => {
    const described = describeError(report, shell.version);
    const { message, remote, version, hash, path } = described;
    const fingerprint = JSON.stringify([message, remote, version, hash, path]);
    const count = counts.get(fingerprint) ?? 0;
    if (total >= MAX_PER_PAGE || count >= MAX_EQUAL) return;
    counts.set(fingerprint, count + 1);
    total += 1;
    queue.push(described);
    if (isSentryAllowed()) sendToSentry(report, described);
  };
  getRecentErrors().forEach(handleReport);
  const stop = onErrorReport(handleReport);
  return () => {
    stop();
    queue.clear();
  };
}
