import type { Preferences as SavedPreferences } from '@hashgrid/contracts';

/** The player's preferences, except the language (see `useLanguage`). */
export type Preferences = Omit<SavedPreferences, 'language'>;

const DEFAULTS: Preferences = {
  motion: 'system',
  video: true,
  numberFormat: 'locale',
  emails: { newLogin: true, payments: true },
};

const parseChoice = <Value extends string>(
  values: readonly Value[],
  found: unknown,
  fallback: Value,
): Value => values.find((value) => value === found) ?? fallback;

const flag = (found: unknown, fallback: boolean): boolean => (typeof found === 'boolean' ? found : fallback);

const record = (found: unknown): Record<string, unknown> =>
  typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};

/** Parses stored preferences; invalid or missing values get defaults. */
export function parsePreferences(found: unknown): Preferences {
  const { motion, video, numberFormat, emails } = record(found);
  const { newLogin, payments } = record(emails);
  return {
    motion: parseChoice(['system', 'full', 'reduced'], motion, DEFAULTS.motion),
    video: flag(video, DEFAULTS.video),
    numberFormat: parseChoice(['locale', 'plain'], numberFormat, DEFAULTS.numberFormat),
    emails: {
      newLogin: flag(newLogin, DEFAULTS.emails.newLogin),
      payments: flag(payments, DEFAULTS.emails.payments),
    },
  };
}
