import {
  DEFAULT_PREFERENCES as DEFAULTS,
  NOTIFICATION_KINDS,
  type Preferences as SavedPreferences,
} from '@hashgrid/contracts';

/** The player's preferences, except the language (see `useLanguage`). */
export type Preferences = Omit<SavedPreferences, 'language'>;

const parseChoice = <Value extends string>(
  values: readonly Value[],
  stored: unknown,
  fallback: Value,
): Value => values.find((value) => value === stored) ?? fallback;

const parseBoolean = (stored: unknown, fallback: boolean): boolean =>
  typeof stored === 'boolean' ? stored : fallback;

const isNotificationKind = (name: string) => NOTIFICATION_KINDS.some((kind) => kind === name);

const toRecord = (stored: unknown): Record<string, unknown> =>
  typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};

/** Parses stored preferences; invalid or missing values get defaults. */
export function parsePreferences(stored: unknown): Preferences {
  const { motion, video, numberFormat, emails, notifications } = toRecord(stored);
  const { newLogin, payments, battery, achievements } = toRecord(emails);
  const kinds = Object.entries(toRecord(notifications)).filter(
    ([kind, isOn]) => isNotificationKind(kind) && typeof isOn === 'boolean',
  );
  return {
    motion: parseChoice(['system', 'full', 'reduced'], motion, DEFAULTS.motion),
    video: parseBoolean(video, DEFAULTS.video),
    numberFormat: parseChoice(['locale', 'plain'], numberFormat, DEFAULTS.numberFormat),
    emails: {
      newLogin: parseBoolean(newLogin, DEFAULTS.emails.newLogin),
      payments: parseBoolean(payments, DEFAULTS.emails.payments),
      ...(typeof battery === 'boolean' && { battery }),
      ...(typeof achievements === 'boolean' && { achievements }),
    },
    ...(kinds.length > 0 && { notifications: Object.fromEntries(kinds) }),
  };
}
