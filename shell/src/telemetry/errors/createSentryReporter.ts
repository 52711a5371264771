import {
  BrowserClient,
  defaultStackParser,
  linkedErrorsIntegration,
  makeFetchTransport,
  Scope,
  type ErrorEvent,
} from '@sentry/browser';
import { API_PREFIX, type Bootstrap, type ReportedError, scrubText } from '@hashgrid/contracts';
import { sendSentryEnvelope } from '@hashgrid/contracts/endpoints';
import type { ErrorReport } from '@hashgrid/platform/host';

/** Removes personal data and secrets from an event. */
function scrubEvent({
  user: _user,
  request: _request,
  breadcrumbs: _breadcrumbs,
  ...event
}: ErrorEvent): ErrorEvent {
  if (event.message) event.message = scrubText(event.message);
  for (const exception of event.exception?.values ?? []) {
    if (exception.value) exception.value = scrubText(exception.value);
    for (const frame of exception.stacktrace?.frames ?? [])
      if (frame.filename) frame.filename = scrubText(frame.filename);
  }
  return event;
}

/**
 * Creates a Sentry client without automatic instrumentation: errors come from `reportError`, and events go through our origin.
 * @returns A function that sends an error to Sentry.
 */
export function createSentryReporter({ shell, telemetry }: Pick<Bootstrap, 'shell' | 'telemetry'>) {
  const client = new BrowserClient({
    dsn: telemetry.sentryDsn ?? '',
    tunnel: `${API_PREFIX}${sendSentryEnvelope.path}`,
    release: `shell@${shell.version}`,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [linkedErrorsIntegration()],
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    enhanceFetchErrorMessages: false,
    sendClientReports: false,
    beforeSend: scrubEvent,
  });
  const scope = new Scope();
  scope.setClient(client);
  client.init();
  return (
    { error, message }: ErrorReport,
    { id, area, remote, version, hash, fallback, path }: ReportedError,
  ): void => {
    const scoped = scope.clone();
    scoped.setTags({
      trackingId: id,
      area,
      route: path,
      ...(remote && { remote }),
      ...(version && { remoteVersion: version }),
      ...(hash && { remoteHash: hash }),
      ...(fallback && { fallback }),
    });
    scoped.captureException(error instanceof Error ? error : new Error(message));
  };
}
