import { DEFAULT_LOCALE } from './constants';
import { isRecord } from './isRecord';
import type { Preferences } from './schemas/preferences';
import type { PreferencesUpdate } from './schemas/preferencesUpdate';

/** Preferences of players who haven't chosen any. The schemas document the defaults of missing emails and notifications. */
export const DEFAULT_PREFERENCES: Preferences = {
  language: DEFAULT_LOCALE,
  numberFormat: 'locale',
  motion: 'system',
  video: true,
  emails: { newLogin: true, payments: true },
};

type Fields = Record<string, unknown>;

function mergeFields(base: Fields | undefined, changes: Fields): Fields {
  const merged: Fields = { ...base };
  for (const [name, value] of Object.entries(changes))
    merged[name] = isRecord(value) ? mergeFields(merged[name] as Fields | undefined, value) : value;
  return merged;
}

/** Returns preferences with changes merged in. Missing fields stay unchanged, in emails and notifications too. */
export const mergePreferences = <Base extends PreferencesUpdate>(
  base: Base,
  changes: PreferencesUpdate,
): Base => mergeFields(base, changes) as Base;

function diffFields(next: Fields, base: Fields | undefined): Fields {
  const changes: Fields = {};
  for (const [name, value] of Object.entries(next)) {
    const before = base?.[name];
    const change = isRecord(value) ? diffFields(value, before as Fields | undefined) : value;
    if (isRecord(change) ? Object.keys(change).length > 0 : change !== before) changes[name] = change;
  }
  return changes;
}

/** Returns the fields of `next` that differ from those of `base`. Merging them into `base` has the same result as merging all of `next`. */
export const diffPreferences = (next: PreferencesUpdate, base: PreferencesUpdate): PreferencesUpdate =>
  diffFields(next, base);
