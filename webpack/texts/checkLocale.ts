/** What a locale file must have: keys (for a plural its `other` form), and whether each has plural forms. */
export type ExpectedTexts = ReadonlyMap<string, { isPlural: boolean; usedAt: string }>;

/** Forms that may name their number instead of showing it: "no nodes", "two nodes". */
const WITHOUT_COUNT = new Set(['zero', 'one', 'two']);

const listPluralCategories = (locale: string): string[] =>
  new Intl.PluralRules(locale).resolvedOptions().pluralCategories;

const findPlaceholders = (text: string): string[] => text.match(/%\w+%/g) ?? [];

/** Returns what `list` has more often than `other`, each once. */
const findSurplus = (list: readonly string[], other: readonly string[]): string[] => {
  const count = (values: readonly string[], value: string) => values.filter((item) => item === value).length;
  return [...new Set(list)].filter((value) => count(list, value) > count(other, value)).sort();
};

/** Returns the keys of a plural: the English `other` text, with `|category` for every other category of the locale. */
const listFormKeys = (key: string, locale: string): { formKey: string; category: string }[] =>
  listPluralCategories(locale).map((category) => ({
    formKey: category === 'other' ? key : `${key}|${category}`,
    category,
  }));

const checkPlaceholders = (key: string, text: string, mayOmitCount: boolean): string[] => {
  const [expected, found] = [findPlaceholders(key), findPlaceholders(text)];
  const missing = findSurplus(expected, found).filter((name) => !(mayOmitCount && name === '%count%'));
  return [
    ...missing.map((name) => `lacks the placeholder ${name}`),
    ...findSurplus(found, expected).map((name) =>
      expected.includes(name)
        ? `has the placeholder ${name} more often than its key`
        : `has the placeholder ${name}, which its key does not have`,
    ),
  ];
};

const checkForm = (
  texts: Record<string, unknown>,
  key: string,
  formKey: string,
  category: string,
): string[] => {
  const text = texts[formKey];
  if (text === undefined) return ['is missing'];
  if (typeof text !== 'string' || !text.trim()) return ['is empty; write the translation'];
  return checkPlaceholders(key, text, WITHOUT_COUNT.has(category));
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
  const problems = [...expected].flatMap(([key, { isPlural, usedAt }]) =>
    (isPlural ? listFormKeys(key, locale) : [{ formKey: key, category: '' }]).flatMap(
      ({ formKey, category }) => {
        known.add(formKey);
        return checkForm(texts, key, formKey, category).map(
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
