/** Matches a syllable directly after a placeholder, a percent sign, a bracket or a quotation mark. */
const BREAKABLE_PARTICLE = /[%)’]\p{Script=Hangul}/u;

/**
 * Returns the Korean texts in which a line could end within a word, one problem each. Browsers keep letters together
 * (`word-break: keep-all`), but not a particle or a counter and the sign before it.
 */
export const checkKoreanParticles = (locale: string, texts: Readonly<Record<string, unknown>>): string[] =>
  locale === 'ko-KR'
    ? Object.entries(texts)
        .filter(([, text]) => typeof text === 'string' && BREAKABLE_PARTICLE.test(text))
        .map(
          ([key]) =>
            `${JSON.stringify(key)} can break before a particle or counter: put U+2060 between it and the placeholder, %, ) or ’ before it.`,
        )
    : [];
