/** Flat map from text key (the English text) to its translation; see `PluralForms` for the keys of plural forms. */
export type Texts = Readonly<Record<string, string>>;
export type TextValues = Record<string, string | number | null | undefined>;

/**
 * The two English forms of a text that counts something. In a locale file the key of a form is the English `other`, with `|` and
 * the category for every category but `other`:
 *
 *     "%count% nodes started": "تم تشغيل %count% عقدة",
 *     "%count% nodes started|few": "تم تشغيل %count% عقد"
 */
export interface PluralForms {
  one: string;
  other: string;
}

export interface Translate {
  /** The text in the current language; the key itself where there is none [LG6]. `%name%` gives way to its value [LG7]. */
  (key: string, values?: TextValues): string;
  /**
   * The form of a text for a count, by the plural rules of the current language. `%count%` gives way to the formatted count.
   *
   * @example
   * t.plural({ one: '%count% node started', other: '%count% nodes started' }, started); // "3 nodes started"
   */
  plural(forms: PluralForms, count: number, values?: TextValues): string;
}

const own = (texts: Texts, key: string): string | undefined =>
  Object.hasOwn(texts, key) ? texts[key] : undefined;

function fill(text: string, key: string, values?: TextValues): string {
  if (!values || !key.includes('%')) return text;
  return text.replace(/%(\w+)%/g, (placeholder, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return key.includes(placeholder) && value !== null && value !== undefined ? String(value) : placeholder;
  });
}

/** The text of a key, or the key itself [LG6]; `%name%` gives way to a value that is neither null nor undefined [LG7]. */
export const translate = (texts: Texts, key: string, values?: TextValues): string =>
  fill(own(texts, key) ?? key, key, values);

const rules = new Map<string, Intl.PluralRules>();

function categoryOf(locale: string, count: number): Intl.LDMLPluralRule {
  const rule = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, rule);
  return rule.select(count);
}

/**
 * The form of a text for a count. A form that the locale lacks gives way to its `other`, and a text without a translation to the
 * English form by the rules of English [LG6].
 * @param locale the language of `texts`
 * @param values holds `count`, formatted
 */
export function translatePlural(
  { locale, texts }: { locale: string; texts: Texts },
  { one, other }: PluralForms,
  count: number,
  values: TextValues,
): string {
  const category = categoryOf(locale, count);
  const text = (category !== 'other' && own(texts, `${other}|${category}`)) || own(texts, other);
  if (text !== undefined) return fill(text, other, values);
  const english = categoryOf('en', count) === 'one' ? one : other;
  return fill(english, english, values);
}
