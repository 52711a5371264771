import type { ExpectedTexts } from './checkLocale';
import type { Glossaries, Glossary, WordLists } from './readGlossaries';

type Texts = Readonly<Record<string, unknown>>;

/** Placeholders, and the names, units and abbreviations that are the same in every language. */
const UNTRANSLATED_WORDS = /%\w+%|hashgrid|\b(?:ORE|USDT|BNB|TH\/s|ID|URI|QR|UTC|JPEG|PNG|WebP|MB)\b/giu;

const quote = (text: string): string => JSON.stringify(text);

/** Returns whether a text consists only of names, units, placeholders and signs, so that there is nothing to translate. */
const isUntranslatable = (text: string): boolean => !/\p{L}/u.test(text.replace(UNTRANSLATED_WORDS, ''));

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const containsWord = (text: string, word: string): boolean =>
  // Skips the slower pattern for most words.
  text.toLowerCase().includes(word.toLowerCase()) &&
  new RegExp(`(?<![\\p{L}\\p{N}-])${escapeRegExp(word)}(?![\\p{L}\\p{N}-])`, 'iu').test(text);

const normalize = (text: string): string => text.normalize('NFC').toLocaleLowerCase('en');

const containsStem = (text: string, stems: readonly string[]): boolean =>
  stems.some((stem) => normalize(text).includes(normalize(stem)));

/** Returns the glossary terms that a key contains. A longer term hides the terms within it, even where they also occur alone: a "network bonus" is not a "bonus". */
const findTerms = (key: string, terms: WordLists): string[] => {
  const words = key.replace(/%\w+%/g, '%');
  const found = Object.keys(terms).filter((term) => terms[term]?.some((form) => containsWord(words, form)));
  return found.filter((term) => !found.some((other) => other !== term && containsWord(other, term)));
};

/** Returns the key of a plural from that of one of its forms: `%count% nodes|few` → `%count% nodes`. */
export const toPluralKey = (formKey: string): string => formKey.replace(/\|\w+$/, '');

const checkTerms = (formKey: string, text: string, { terms }: Glossaries, glossary: Glossary): string[] => {
  const key = toPluralKey(formKey);
  return (
    findTerms(key, terms)
      .filter((term) => !glossary.exceptions[key]?.includes(term))
      // A missing term is a problem of the glossary, not of each text.
      .filter((term) => glossary.terms[term]?.length)
      .filter((term) => !containsStem(text, glossary.terms[term] ?? []))
      .map((term) => {
        const accepted = (glossary.terms[term] ?? []).map(quote).join(' or ');
        return `${quote(formKey)} must translate “${term}” as the glossary does (${accepted}): ${quote(text)}.`;
      })
  );
};

/**
 * Returns whether a text is left in English.
 * @param one The English singular of a plural: a form with this text is untranslated too. Null if the text is not a plural.
 * @param sameAsEnglish Keys whose translation equals the English text.
 */
export const isLeftInEnglish = (
  formKey: string,
  text: string,
  one: string | null,
  sameAsEnglish: readonly string[],
): boolean => {
  const key = toPluralKey(formKey);
  return (text === key || text === one) && !isUntranslatable(text) && !sameAsEnglish.includes(key);
};

/** Returns a problem if a text is left in English, otherwise an empty list. */
const checkSameAsEnglish = (
  formKey: string,
  text: string,
  one: string | null,
  glossary: Glossary,
): string[] => {
  if (!isLeftInEnglish(formKey, text, one, glossary.sameAsEnglish)) return [];
  const key = toPluralKey(formKey);
  return [
    `${quote(formKey)} is not translated. Translate it, or, if it is the same in this language, add ${quote(key)} to sameAsEnglish in its glossary.`,
  ];
};

/** Returns the problems of a locale's texts: terms that aren't translated as its glossary says, and texts left in English. */
export function checkGlossary(
  locale: string,
  texts: Texts,
  expected: ExpectedTexts,
  glossaries: Glossaries,
): string[] {
  const glossary = glossaries.byLocale.get(locale);
  if (!glossary) return [];
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' && text.trim()
      ? [
          ...checkSameAsEnglish(key, text, expected.get(toPluralKey(key))?.one ?? null, glossary),
          ...checkTerms(key, text, glossaries, glossary),
        ]
      : [],
  );
}

const findMissingTerms = (terms: WordLists, glossary: Glossary): string[] =>
  Object.keys(terms)
    .filter((term) => !glossary.terms[term]?.length)
    .map((term) => `lacks the term “${term}”. Add its translation.`);

const findUnusedEntries = (terms: WordLists, glossary: Glossary, keys: ReadonlySet<string>): string[] => [
  ...Object.keys(glossary.terms)
    .filter((term) => !terms[term])
    .map((term) => `has the term “${term}”, which terms.json lacks. Delete it, or add it to terms.json.`),
  ...[...Object.keys(glossary.exceptions), ...glossary.sameAsEnglish]
    .filter((key) => !keys.has(key))
    .map((key) => `lists the key ${quote(key)}, which is not in use. Delete it.`),
];

/** Returns the problems of the glossaries themselves: a locale without one, missing or unknown terms, unknown keys. */
export function checkGlossaryFiles(
  locales: readonly string[],
  keys: ReadonlySet<string>,
  { terms, byLocale }: Glossaries,
): string[] {
  return locales.flatMap((locale) => {
    const path = `docs/glossaries/${locale}.json`;
    const glossary = byLocale.get(locale);
    if (!glossary) return [`${path} is missing. Create it with the terms of terms.json.`];
    const problems = [...findMissingTerms(terms, glossary), ...findUnusedEntries(terms, glossary, keys)];
    return problems.map((problem) => `${path} ${problem}`);
  });
}
