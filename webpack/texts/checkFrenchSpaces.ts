/** Matches a wrong space: a no-break space belongs before a colon, and a narrow one before other marks and inside quotation marks. */
const WRONG_SPACE = /[ \u202f]:|[ \u00a0][;?!»]|«[ \u00a0]/u;

/** Returns the French texts with a wrong space next to a punctuation mark, one problem each. */
export const checkFrenchSpaces = (locale: string, texts: Readonly<Record<string, unknown>>): string[] =>
  locale === 'fr-FR'
    ? Object.entries(texts)
        .filter(([, text]) => typeof text === 'string' && WRONG_SPACE.test(text))
        .map(
          ([key]) =>
            `${JSON.stringify(key)} has a wrong space next to a punctuation mark: use U+00A0 before a colon, else U+202F.`,
        )
    : [];
