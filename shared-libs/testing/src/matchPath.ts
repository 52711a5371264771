/** Returns the values of a pattern's `:names` in a path; null when the path doesn't match. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const names: string[] = [];
  const source = pattern.replace(/:(\w+)/g, (_, name: string) => (names.push(name), '([^/]+)'));
  const match = new RegExp(`^${source}$`).exec(path);
  return (
    match &&
    Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]))
  );
}
