/** Settings of telemetry, which the gateway hands to the browser. Nothing in them is secret. */
export interface TelemetrySettings {
  /** Whether page views may be counted at all; each player is asked first. */
  isAnalyticsOn: boolean;
  /** Measurement ID of Google Analytics (`G-…`); null sends it nothing. */
  gaMeasurementId: string | null;
  /** Public DSN of the Sentry project, whose events go through `sendSentryEnvelope`; null leaves Sentry out. */
  sentryDsn: string | null;
}

/** The settings of an installation that configures nothing: no request to another host. */
export const NO_THIRD_PARTY_TELEMETRY: TelemetrySettings = {
  isAnalyticsOn: true,
  gaMeasurementId: null,
  sentryDsn: null,
};
