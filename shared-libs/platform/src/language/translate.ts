/** Flat map from text key (the English text) to its translation; see `PluralForms` for the keys of plural forms. */
export type Texts = Readonly<Record<string, string>>;
/** Values by placeholder name. */
export type TextValues = Record<string, string | number | null | undefined>;

/**
 * The two English forms of a text that counts something. In a locale file, the key of the category `other` is the English `other`;
 * the keys of the other plural categories add `|` and the category to it:
 *
 *     "%count% nodes started": "تم تشغيل %count% عقدة",
 *     "%count% nodes started|few": "تم تشغيل %count% عقد"
 */
export interface PluralForms {
  one: string;
  other: string;
}

/** Translates texts of the current language. */
export interface Translate {
  /** Returns the text in the current language, or the key if there is none; replaces `%name%` with its value. */
  (key: string, values?: TextValues): string;
  /**
   * Returns the plural form for a count in the current language; replaces `%count%` with the formatted count.
   *
   * @example
   * t.plural({ one: '%count% node started', other: '%count% nodes started' }, started); // "3 nodes started"
   */
  plural(forms: PluralForms, count: number, values?: TextValues): string;
}

const getOwn = (texts: Texts, key: string): string | undefined =>
  Object.hasOwn(texts, key) ? texts[key] : undefined;

function fillPlaceholders(text: string, key: string, values?: TextValues): string {
  if (!values || !key.includes('%')) return text;
  return text.replace(/%(\w+)%/g, (placeholder, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return key.includes(placeholder) && value !== null && value !== undefined ? String(value) : placeholder;
  });
}

/** Returns the text of a key, or the key itself [LG6]; replaces `%name%` with its value unless that is null or undefined [LG7]. */
export const translate = (texts: Texts, key: string, values?: TextValues): string =>
  fillPlaceholders(getOwn(texts, key) ?? key, key, values);

const pluralRules = new Map<string, Intl.PluralRules>();

function getPluralCategory(locale: string, count: number): Intl.LDMLPluralRule {
  const rule = pluralRules.get(locale) ?? new Intl.PluralRules(locale);
  pluralRules.set(locale, rule);
  return rule.select(count);
}

/**
 * Returns the plural form for a count. Falls back to the form `other` of the locale, then to the English form by the English
 * plural rules.
 * @param locale The language of `texts`.
 * @param values Contains `count`, formatted.
 */
export function translatePlural(
  { locale, texts }: { locale: string; texts: Texts },
  { one, other }: PluralForms,
  count: number,
  values: TextValues,
): string {
  const category = getPluralCategory(locale, count);
  const text = (category !== 'other' && getOwn(texts, `${other}|${category}`)) || getOwn(texts, other);
  if (text !== undefined) return fillPlaceholders(text, other, values);
  const english = getPluralCategory('en', count) === 'one' ? one : other;
  return fillPlaceholders(english, english, values);
}
