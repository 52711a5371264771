/** A flat map from English text to translation. */
export type Texts = Readonly<Record<string, string>>;

/** Returns the translations in the content of a locale file, without values that are not texts; null when it is not a map. */
export const parseTexts = (content: unknown): Texts | null =>
  typeof content === 'object' && content !== null && !Array.isArray(content)
    ? Object.fromEntries(
        Object.entries(content).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : null;
