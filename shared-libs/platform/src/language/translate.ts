/** Flat map from text key (the English text) to its translation. */
export type Texts = Readonly<Record<string, string>>;
export type TextValues = Record<string, string | number | null | undefined>;
export type Translate = (key: string, values?: TextValues) => string;

/** The text of a key, or the key itself [LG6]; `%name%` gives way to a value that is neither null nor undefined [LG7]. */
export function translate(texts: Texts, key: string, values?: TextValues): string {
  const text = Object.hasOwn(texts, key) ? (texts[key] ?? key) : key;
  if (!values || !key.includes('%')) return text;
  return text.replace(/%(\w+)%/g, (placeholder, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return key.includes(placeholder) && value !== null && value !== undefined ? String(value) : placeholder;
  });
}
