import { stringEnum, Type, type Static } from '../schemas/Type';

/** Name of a remote, or `shell`. Not `constructor`, which is a property of every object. */
export const Name = Type.String({ pattern: '^(?!constructor$)[a-z][a-z0-9]*(-[a-z0-9]+)*$', maxLength: 60 });
/** Name of a channel, such as `live`. */
export const Channel = Type.String({ pattern: '^[a-z][a-z0-9-]*$', maxLength: 30 });
/** ID of a build: `1.0.0-1a2b3c4d`. */
export const ReleaseId = Type.String({ pattern: '^\\d[\\w.+-]*-[0-9a-f]{8,64}$', maxLength: 120 });
/** Maximum length of a line in the log, in characters. */
export const MAX_LINE = 500;
/**
 * A line of text in the log. Without control characters, which could forge other lines or control the terminal that shows it, and
 * without bidirectional ones, which would reorder it.
 */
export const Line = Type.String({
  pattern: '^[^\\u0000-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069]*$',
  maxLength: MAX_LINE,
});

/** Fields that say where a change comes from and why, for the log, which also has the ID of the token. */
export const originFields = {
  commit: Type.Optional(Line),
  /** URL or number of the CI run. */
  ciRun: Type.Optional(Line),
  reason: Type.Optional(Line),
};
/** Fields that say what a change applies to. */
export const targetFields = {
  name: Name,
  /** `live` by default. */
  channel: Type.Optional(Channel),
  /** Refuses the change unless the channel still has this revision. */
  revision: Type.Optional(Type.Integer()),
};

/** Whether `hashgrid check` has compared a build with what is live in the channel; `skipped` needs a reason. */
export const CheckOutcomeSchema = stringEnum(['passed', 'skipped']);
export type CheckOutcome = Static<typeof CheckOutcomeSchema>;
/** Field of a change that brings a new build; the log has `skipped` if it is omitted. */
export const checkFields = { check: Type.Optional(CheckOutcomeSchema) };
