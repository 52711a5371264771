/** Settings of telemetry, which the gateway passes to the browser. None of them is secret. */
export interface TelemetrySettings {
  /** Whether page views may be counted at all; each player is asked first. */
  isAnalyticsOn: boolean;
  /** Measurement ID of Google Analytics (`G-…`); null if nothing is sent to it. */
  gaMeasurementId: string | null;
  /** Public DSN of the Sentry project, whose events go through `sendSentryEnvelope`; null if Sentry is not used. */
  sentryDsn: string | null;
}

/** The settings of an installation that configures nothing: no request to another host. */
export const NO_THIRD_PARTY_TELEMETRY: TelemetrySettings = {
  isAnalyticsOn: true,
  gaMeasurementId: null,
  sentryDsn: null,
};
