import { comparePlaceholders } from './comparePlaceholders';

/**
 * Expected keys (a plural's key is its English `other` form). `one` is the English singular; null if the text
 * is not a plural.
 */
export type ExpectedTexts = ReadonlyMap<string, { one: string | null; usedAt: string }>;

/**
 * Sample counts that show whether a plural category matches a single integer or several. French `many` begins
 * at a million.
 */
const SAMPLE_COUNTS = [...Array.from({ length: 1_001 }, (_, count) => count), 1_000_000, 2_000_000];

/**
 * Returns the plural categories that stand for one integer, so that their texts may spell it out instead of using `%count%`: "no
 * nodes", "two nodes".
 */
const listCategoriesOfOneInteger = (locale: string): string[] => {
  const rules = new Intl.PluralRules(locale);
  const counts = new Map<string, number>();
  for (const category of SAMPLE_COUNTS.map((count) => rules.select(count)))
    counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].flatMap(([category, count]) => (count === 1 ? [category] : []));
};

const listPluralCategories = (locale: string): string[] =>
  new Intl.PluralRules(locale).resolvedOptions().pluralCategories;

/** Returns the keys of a plural: the English `other` text, with `|category` for every other category of the locale. */
const listFormKeys = (key: string, locale: string): { formKey: string; category: string }[] =>
  listPluralCategories(locale).map((category) => ({
    formKey: category === 'other' ? key : `${key}|${category}`,
    category,
  }));

/** Whether the value of a key in a locale file is a text that players can read. */
export const isTranslated = (text: unknown): text is string => typeof text === 'string' && text.trim() !== '';

const checkForm = (key: string, text: unknown, mayOmitCount: boolean): string[] => {
  if (text === undefined) return ['is missing'];
  if (!isTranslated(text)) return ['is empty; write the translation'];
  return comparePlaceholders(key, text, mayOmitCount);
};

/** An expected text in one of the forms that it needs in a locale: a text that is not a plural has one. */
interface ExpectedForm {
  key: string;
  /** Whether the form is for a single integer, so that its text may spell it out. */
  mayOmitCount: boolean;
  usedAt: string;
}

const listForms = (locale: string, expected: ExpectedTexts): ExpectedForm[] => {
  const categoriesOfOneInteger = listCategoriesOfOneInteger(locale);
  return [...expected].flatMap(([key, { one, usedAt }]) =>
    one === null
      ? [{ key, mayOmitCount: false, usedAt }]
      : listFormKeys(key, locale).map(({ formKey, category }) => ({
          key: formKey,
          mayOmitCount: categoriesOfOneInteger.includes(category),
          usedAt,
        })),
  );
};

const checkForms = (texts: Record<string, unknown>, forms: readonly ExpectedForm[]): string[] =>
  forms.flatMap(({ key, mayOmitCount, usedAt }) =>
    checkForm(key, texts[key], mayOmitCount).map(
      (problem) => `${JSON.stringify(key)} ${problem} (${usedAt}).`,
    ),
  );

/**
 * Compares the texts of a locale file that are translated with their keys.
 * @param texts Content of `<locale>.json`.
 * @returns The problems, one sentence each: missing plural forms and different placeholders.
 */
export const checkTranslated = (
  locale: string,
  texts: Record<string, unknown>,
  expected: ExpectedTexts,
): string[] => {
  const translated = [...expected].filter(([key]) => isTranslated(texts[key]));
  return checkForms(texts, listForms(locale, new Map(translated)));
};

/**
 * Compares a locale file with the texts that the code shows.
 * @param texts Content of `<locale>.json`.
 * @returns The problems, one sentence each: missing and unused keys, missing plural forms, empty values, different placeholders.
 */
export const checkLocale = (
  locale: string,
  texts: Record<string, unknown>,
  expected: ExpectedTexts,
): string[] => {
  const forms = listForms(locale, expected);
  const known = new Set(forms.map(({ key }) => key));
  const unused = Object.keys(texts).filter((key) => !known.has(key));
  return [
    ...checkForms(texts, forms),
    ...unused.map(
      (key) => `${JSON.stringify(key)} is unused. Delete it, or mark its text in the code with msg('…').`,
    ),
  ];
};
