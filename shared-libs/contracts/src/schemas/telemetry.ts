import { nullable, stringEnum, Type, type Static } from './Type';
import {
  PATH_TEMPLATE,
  RELEASE_HASH,
  RELEASE_VERSION,
  REMOTE_NAME,
  TELEMETRY_LIMITS,
  TRACKING_ID,
} from '../telemetryLimits';
import { LocaleSchema } from './locale';
import { strict } from './strict';

const PathSchema = Type.String({ minLength: 1, ...PATH_TEMPLATE });
const RemoteSchema = Type.String({ minLength: 1, ...REMOTE_NAME });
const VersionSchema = Type.String({ minLength: 1, ...RELEASE_VERSION });
/** First digits of a release's content hash. Older shells omit it. */
const HashSchema = Type.Optional(nullable(Type.String(RELEASE_HASH)));
/** ISO UTC, as `Date.toISOString` writes it. */
const TimeSchema = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' });

export const PageViewSchema = Type.Object(
  {
    path: PathSchema,
    title: Type.String({ maxLength: TELEMETRY_LIMITS.titleLength }),
    /** Locale of the page. */
    language: LocaleSchema,
    /** Null on the first page. */
    previousPath: nullable(PathSchema),
    at: TimeSchema,
  },
  strict,
);
export type PageView = Static<typeof PageViewSchema>;

/** Body of `POST /public/telemetry/page-views`; only with the player's consent. */
export const PageViewsSchema = Type.Object(
  { items: Type.Array(PageViewSchema, { minItems: 1, maxItems: TELEMETRY_LIMITS.pageViews }) },
  strict,
);
export type PageViews = Static<typeof PageViewsSchema>;

export const VITAL_NAMES = ['LCP', 'INP', 'CLS', 'TTFB'] as const;

/** A web vital of one page; `remote` is the one that has its screen. CLS is a score, the others are milliseconds. */
export const VitalSchema = Type.Object(
  {
    /** Identifies one metric of one page, which is reported again when its value grows. Older shells omit it. */
    metricId: Type.Optional(Type.String({ maxLength: 64, pattern: '^[A-Za-z0-9-]+$' })),
    name: stringEnum(VITAL_NAMES),
    value: Type.Number({ minimum: 0, maximum: 3_600_000 }),
    path: PathSchema,
    remote: RemoteSchema,
    version: VersionSchema,
    hash: HashSchema,
  },
  strict,
);
export type Vital = Static<typeof VitalSchema>;

/** One attempt to load a remote. */
export const RemoteLoadSchema = Type.Object(
  {
    remote: RemoteSchema,
    version: VersionSchema,
    hash: HashSchema,
    milliseconds: Type.Number({ minimum: 0, maximum: 3_600_000 }),
    /** Transferred bytes of its scripts; 0 from the cache. */
    bytes: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
    isFailed: Type.Boolean(),
  },
  strict,
);
export type RemoteLoad = Static<typeof RemoteLoadSchema>;

/** Body of `POST /public/telemetry/vitals`. */
export const VitalsSchema = Type.Object(
  {
    vitals: Type.Array(VitalSchema, { maxItems: TELEMETRY_LIMITS.vitals }),
    loads: Type.Array(RemoteLoadSchema, { maxItems: TELEMETRY_LIMITS.loads }),
  },
  strict,
);
export type Vitals = Static<typeof VitalsSchema>;

export const ReportedErrorSchema = Type.Object(
  {
    /** Tracking ID that the player sees. */
    id: Type.String(TRACKING_ID),
    message: Type.String({ maxLength: TELEMETRY_LIMITS.messageLength }),
    stack: Type.String({ maxLength: TELEMETRY_LIMITS.stackLength }),
    /** Part of the page that reported it, such as `window`. */
    area: Type.String({ maxLength: 100 }),
    remote: nullable(RemoteSchema),
    version: nullable(VersionSchema),
    hash: HashSchema,
    /** The previous release that the player got instead, such as `1.0.0-1a2b3c4d`. */
    fallback: Type.Optional(nullable(VersionSchema)),
    path: PathSchema,
    /** Version of the shell. */
    release: VersionSchema,
    at: TimeSchema,
  },
  strict,
);
export type ReportedError = Static<typeof ReportedErrorSchema>;

/** Body of `POST /public/telemetry/errors`. */
export const ReportedErrorsSchema = Type.Object(
  { items: Type.Array(ReportedErrorSchema, { minItems: 1, maxItems: TELEMETRY_LIMITS.errors }) },
  strict,
);
export type ReportedErrors = Static<typeof ReportedErrorsSchema>;

/** How many of the reported items were stored; the rest exceeded the daily limits. */
export const TelemetryResultSchema = Type.Object({ stored: Type.Integer() });
export type TelemetryResult = Static<typeof TelemetryResultSchema>;

/** Equal errors of all players: same message, release of a remote, and path. */
export const ErrorGroupSchema = Type.Object({
  message: Type.String(),
  /** Stack of the newest error. */
  stack: Type.String(),
  area: Type.String(),
  remote: nullable(Type.String()),
  version: nullable(Type.String()),
  hash: nullable(Type.String()),
  /** The previous release that players got instead. */
  fallback: nullable(Type.String()),
  path: Type.String(),
  release: Type.String(),
  count: Type.Integer(),
  firstSeenAt: Type.String(),
  lastSeenAt: Type.String(),
  /** The newest ones first, at most 5. */
  trackingIds: Type.Array(Type.String()),
});
export type ErrorGroup = Static<typeof ErrorGroupSchema>;

export const VitalSummarySchema = Type.Object({
  path: Type.String(),
  remote: Type.String(),
  version: Type.String(),
  hash: nullable(Type.String()),
  name: stringEnum(VITAL_NAMES),
  /** The 75th percentile of the page views. */
  p75: Type.Number(),
  count: Type.Integer(),
});

export const LoadSummarySchema = Type.Object({
  remote: Type.String(),
  version: Type.String(),
  hash: nullable(Type.String()),
  /** 75th percentile of the successful loads; null if there were none. */
  p75Milliseconds: nullable(Type.Number()),
  /** Median of the successful loads that weren't served from the cache; null when there were none. */
  bytes: nullable(Type.Integer()),
  count: Type.Integer(),
  failures: Type.Integer(),
});

export const PageViewSummarySchema = Type.Object({
  path: Type.String(),
  language: Type.String(),
  count: Type.Integer(),
});

/** Equal violations of the Content Security Policy or of the Integrity Policy. */
export const ViolationSummarySchema = Type.Object({
  kind: stringEnum(['csp', 'integrity']),
  /** The remote whose script caused it; null when unknown. */
  remote: nullable(Type.String()),
  version: nullable(Type.String()),
  hash: nullable(Type.String()),
  /** Directive of the Content Security Policy, or the request destination of a resource without integrity. */
  directive: Type.String(),
  /** Origin and path of what was blocked, or a keyword such as `inline`. */
  blocked: Type.String(),
  count: Type.Integer(),
  lastSeenAt: Type.String(),
});

/** The candidate or the live build of a canary, with the number of networks that have reported on it. */
export const CanarySummarySchema = Type.Object({
  remote: Type.String(),
  version: Type.String(),
  hash: nullable(Type.String()),
  /** Percentage of the players who get it. */
  percent: Type.Number(),
  reporters: Type.Integer(),
  failedLoads: Type.Integer(),
  errors: Type.Integer(),
});

/** Response to `GET /shared/staff/telemetry`: reports of all players in the last 24 hours, the most frequent first. */
export const TelemetrySummarySchema = Type.Object({
  /** Start of the 24 hours. */
  since: Type.String(),
  errors: Type.Array(ErrorGroupSchema),
  vitals: Type.Array(VitalSummarySchema),
  loads: Type.Array(LoadSummarySchema),
  pageViews: Type.Array(PageViewSummarySchema),
  violations: Type.Array(ViolationSummarySchema),
  /** Candidate and live build of each canary. Older servers omit it. */
  canaries: Type.Optional(Type.Array(CanarySummarySchema)),
});
export type TelemetrySummary = Static<typeof TelemetrySummarySchema>;
