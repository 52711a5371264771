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

const checkForm = (key: string, text: unknown, mayOmitCount: boolean): string[] => {
  if (text === undefined) return ['is missing'];
  if (typeof text !== 'string' || !text.trim()) return ['is empty; write the translation'];
  return comparePlaceholders(key, text, mayOmitCount);
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
  const known = new Set<string>();
  const categoriesOfOneInteger = listCategoriesOfOneInteger(locale);
  const problems = [...expected].flatMap(([key, { one, usedAt }]) =>
    (one === null ? [{ formKey: key, category: '' }] : listFormKeys(key, locale)).flatMap(
      ({ formKey, category }) => {
        known.add(formKey);
        return checkForm(key, texts[formKey], categoriesOfOneInteger.includes(category)).map(
          (problem) => `${JSON.stringify(formKey)} ${problem} (${usedAt}).`,
        );
      },
    ),
  );
  const unused = Object.keys(texts).filter((key) => !known.has(key));
  return [
    ...problems,
    ...unused.map(
      (key) => `${JSON.stringify(key)} is unused. Delete it, or mark its text in the code with msg('…').`,
    ),
  ];
};
