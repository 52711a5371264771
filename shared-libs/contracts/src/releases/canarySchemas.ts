import { nullable, Type, type Static } from '../schemas/Type';
import { checked, origin, ReleaseId, strict, target } from './releaseFields';

/** Longest time after which a canary is promoted automatically: 14 days. */
const MAX_PROMOTE_SECONDS = 14 * 24 * 3600;

export const CanarySchema = Type.Object(
  {
    ...target,
    ...origin,
    ...checked,
    /** An uploaded build; without it, the share of the running canary changes. */
    release: Type.Optional(ReleaseId),
    /** Share of the players. */
    percent: Type.Number({ minimum: 0.1, maximum: 99 }),
    /** After this time it is promoted, unless it fails; a person promotes it when left out. */
    promoteAfterSeconds: Type.Optional(Type.Integer({ minimum: 60, maximum: MAX_PROMOTE_SECONDS })),
  },
  strict,
);

export const CanaryChangeSchema = Type.Object({ ...target, ...origin }, strict);

/** What the pages of a build have reported. Each network address counts once. */
const ReportersSchema = Type.Object({
  reporters: Type.Integer(),
  /** Those where a page of the build did not load. */
  failedLoads: Type.Integer(),
  /** Those where a page of the build threw. */
  errors: Type.Integer(),
});
export type CanaryReporters = Static<typeof ReportersSchema>;

export const CanaryStateSchema = Type.Object({
  release: Type.String(),
  percent: Type.Number(),
  startedAt: Type.String(),
  promoteAt: nullable(Type.String()),
  candidate: ReportersSchema,
  live: ReportersSchema,
});
export type CanaryState = Static<typeof CanaryStateSchema>;
