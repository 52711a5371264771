import { success } from '../schemas/envelope';
import {
  TelemetryResultSchema,
  TelemetrySummarySchema,
  type PageViews,
  type ReportedErrors,
  type Vitals,
} from '../schemas/telemetry';
import { defineEndpoint, payload } from './defineEndpoint';

/** Counts page views of players who have consented; 404 where analytics are off. */
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
 * Stores the reports of the browser's Reporting API (`application/reports+json`, `application/csp-report`). Browsers send them
 * without the API key.
 */
export const reportViolations = defineEndpoint({
  method: 'POST',
  path: '/public/telemetry/violations',
  payload: payload<string>(),
  response: success(TelemetryResultSchema),
});

/**
 * The `tunnel` of Sentry's browser SDK: passes an envelope (`text/plain`) for the configured DSN on to Sentry, without the API
 * key. 404 where Sentry isn't configured.
 */
export const sendSentryEnvelope = defineEndpoint({
  method: 'POST',
  path: '/public/telemetry/sentry',
  payload: payload<string>(),
  response: success(TelemetryResultSchema),
});

/** The reports of all players in the last 24 hours; 403 for players who aren't staff. */
export const getTelemetry = defineEndpoint({
  method: 'GET',
  path: '/shared/staff/telemetry',
  response: success(TelemetrySummarySchema),
});
