/** The translations of one package in one locale. */
export interface PackageTexts {
  name: string;
  texts: Readonly<Record<string, unknown>>;
}

/**
 * Returns a line for each key that packages translate differently: the gateway composes all texts into one map, so only one
 * of the translations would be shown.
 */
export const findConflicts = (packages: readonly PackageTexts[]): string[] => {
  const byKey = new Map<string, Map<unknown, string[]>>();
  for (const { name, texts } of packages) {
    for (const [key, text] of Object.entries(texts)) {
      const variants = byKey.get(key) ?? new Map<unknown, string[]>();
      variants.set(text, [...(variants.get(text) ?? []), name]);
      byKey.set(key, variants);
    }
  }
  return [...byKey]
    .filter(([, variants]) => variants.size > 1)
    .map(([key, variants]) => {
      const list = [...variants].map(([text, names]) => `${JSON.stringify(text)} (${names.join(', ')})`);
      return `${JSON.stringify(key)} is translated in ${variants.size} ways: ${list.join(' and ')}. Choose one.`;
    });
};
