import { stringEnum, Type, type Static } from '../schemas/Type';

export const strict = { additionalProperties: false } as const;

/** Name of a remote, or `shell`; every object has a `constructor` already. */
export const Name = Type.String({ pattern: '^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$', maxLength: 60 });
export const Channel = Type.String({ pattern: '^[a-z][a-z0-9-]*$', maxLength: 30 });
/** ID of a build: `1.0.0-1a2b3c4d`. */
export const ReleaseId = Type.String({ pattern: '^\\d[\\w.+-]*-[0-9a-f]{8,64}$', maxLength: 120 });
export const Line = Type.String({ maxLength: 500 });

/** Who asks for a change, beyond the token, and why: kept in the log. */
export const origin = {
  commit: Type.Optional(Line),
  /** URL or number of the CI run. */
  ciRun: Type.Optional(Line),
  reason: Type.Optional(Line),
};
export const target = {
  name: Name,
  /** `live` when left out. */
  channel: Type.Optional(Channel),
  /** Refuses the change unless the channel still has this revision. */
  revision: Type.Optional(Type.Integer()),
};

/** Whether `hashgrid check` has compared a build with what is live in the channel; `skipped` needs a reason. */
export const CheckOutcomeSchema = stringEnum(['passed', 'skipped']);
export type CheckOutcome = Static<typeof CheckOutcomeSchema>;
/** Of a change that brings a new build; the log has `skipped` when it is left out. */
export const checked = { check: Type.Optional(CheckOutcomeSchema) };
