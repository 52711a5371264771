import { nullable, Type, type Static } from '../schemas/Type';
import { strict } from '../schemas/strict';
import { checkFields, originFields, ReleaseId, targetFields } from './releaseFields';

/** Maximum time after which a canary is promoted automatically: 14 days. */
const MAX_PROMOTE_SECONDS = 14 * 24 * 3600;

/** Body of a request that starts a canary or changes its share. */
export const SetCanarySchema = Type.Object(
  {
    ...targetFields,
    ...originFields,
    ...checkFields,
    /** An uploaded build; without it, the share of the running canary changes. */
    release: Type.Optional(ReleaseId),
    /** Percentage of the players. */
    percent: Type.Number({ minimum: 0.1, maximum: 99 }),
    /** Time after which it is promoted, unless it fails; if omitted, a person promotes it. */
    promoteAfterSeconds: Type.Optional(Type.Integer({ minimum: 60, maximum: MAX_PROMOTE_SECONDS })),
  },
  strict,
);

/** Body of a request that promotes or stops a canary. */
export const EndCanarySchema = Type.Object({ ...targetFields, ...originFields }, strict);

/** Reports from the pages of a build. A reporter is a network (an IPv4 address, or a /48 of IPv6), which counts once. */
const ReportersSchema = Type.Object({
  reporters: Type.Integer(),
  /** Reporters for whom a page of the build did not load. */
  failedLoads: Type.Integer(),
  /** Reporters for whom a page of the build threw an error. */
  errors: Type.Integer(),
});
export type CanaryReporters = Static<typeof ReportersSchema>;

/** A running canary, and what has been reported about it and the live build. */
export const CanaryStateSchema = Type.Object({
  release: Type.String(),
  percent: Type.Number(),
  startedAt: Type.String(),
  promoteAt: nullable(Type.String()),
  candidate: ReportersSchema,
  live: ReportersSchema,
});
export type CanaryState = Static<typeof CanaryStateSchema>;
