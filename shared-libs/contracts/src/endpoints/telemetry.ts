import { success } from '../schemas/envelope';
import {
  TelemetryResultSchema,
  TelemetrySummarySchema,
  type PageViews,
  type ReportedErrors,
  type Vitals,
} from '../schemas/telemetry';
import { defineEndpoint, payload } from './defineEndpoint';

/** Stores page views of players who have consented; 404 if analytics is off. */
export const reportPageViews = defineEndpoint({
  method: 'POST',
  path: '/public/telemetry/page-views',
  payload: payload<PageViews>(),
  response: success(TelemetryResultSchema),
});

/** Stores web vitals of pages and load times of remotes. */
export const reportVitals = defineEndpoint({
  method: 'POST',
  path: '/public/telemetry/vitals',
  payload: payload<Vitals>(),
  response: success(TelemetryResultSchema),
});

/** Stores errors with the tracking IDs that players saw. */
export const reportErrors = defineEndpoint({
  method: 'POST',
  path: '/public/telemetry/errors',
  payload: payload<ReportedErrors>(),
  response: success(TelemetryResultSchema),
});

/**
 * Stores violations of the page's policies that browsers report, by the Reporting API (`application/reports+json`) or the older
 * `report-uri` (`application/csp-report`). Needs no API key, because browsers can't send it.
 */
export const reportViolations = defineEndpoint({
  method: 'POST',
  path: '/public/telemetry/violations',
  payload: payload<string>(),
  response: success(TelemetryResultSchema),
});

/**
 * The `tunnel` of Sentry's browser SDK: forwards the event of an envelope (`text/plain`) for the configured DSN to Sentry,
 * scrubbed. Needs no API key; 404 if Sentry isn't configured.
 */
export const sendSentryEnvelope = defineEndpoint({
  method: 'POST',
  path: '/public/telemetry/sentry',
  payload: payload<string>(),
  response: success(TelemetryResultSchema),
});

/** Summary of the reports of all players in the last 24 hours; 403 for players who aren't staff. */
export const getTelemetry = defineEndpoint({
  method: 'GET',
  path: '/shared/staff/telemetry',
  response: success(TelemetrySummarySchema),
});
