const findPlaceholders = (text: string): string[] => text.match(/%\w+%/g) ?? [];

/** Returns the values that occur more often in `list` than in `other`, each once. */
const findSurplus = (list: readonly string[], other: readonly string[]): string[] => {
  const count = (values: readonly string[], value: string) => values.filter((item) => item === value).length;
  return [...new Set(list)].filter((value) => count(list, value) > count(other, value)).sort();
};

/**
 * Returns how the placeholders of a text differ from those of its key, one problem each.
 * @param mayOmitCount Whether the text may spell the number out instead of using `%count%`: "no nodes", "two nodes".
 */
export const comparePlaceholders = (key: string, text: string, mayOmitCount: boolean): string[] => {
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
