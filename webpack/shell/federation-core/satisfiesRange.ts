type Version = readonly [major: number, minor: number, patch: number];

/** An operator, then one to three parts, each a number or a wildcard. */
const COMPARATOR = /^(\^|~|[<>]=?|=)?v?([\dx*]+)(?:\.([\dx*]+))?(?:\.([\dx*]+))?$/i;

const toVersion = (parts: readonly number[]): Version => [parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0];

const compareVersions = (a: Version, b: Version): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

/** Returns the first version after those that share the parts up to `index`. */
const bump = (version: Version, index: number): Version =>
  toVersion(version.map((part, at) => (at < index ? part : at === index ? part + 1 : 0)));

/**
 * Returns the index of the part that a caret range keeps: the first that is not zero.
 * @param lastIndex Index of the last part that the comparator gives.
 */
const findCaretIndex = (from: Version, lastIndex: number): number => {
  const index = from.findIndex((part) => part > 0);
  return index < 0 ? lastIndex : Math.min(index, lastIndex);
};

/** Returns the first version above a comparator; null if there is none. */
function findUpperBound(operator: string, from: Version, lastIndex: number): Version | null {
  if (operator.startsWith('>')) return null;
  if (operator === '<') return from;
  if (operator === '~') return bump(from, Math.min(lastIndex, 1));
  return bump(from, operator === '^' ? findCaretIndex(from, lastIndex) : lastIndex);
}

/** Returns the first version that a comparator allows. */
function findLowerBound(operator: string, from: Version, lastIndex: number): Version {
  if (operator.startsWith('<')) return [0, 0, 0];
  return operator === '>' ? bump(from, lastIndex) : from;
}

/** Whether a version satisfies one comparator, such as `^19.3.1`, `>=2` or `2.x`; false if the comparator can't be parsed. */
function satisfiesComparator(version: Version, comparator: string): boolean {
  const match = COMPARATOR.exec(comparator);
  if (!match) return false;
  const [, operator = '', ...parts] = match;
  const isAny = (part: string | undefined) => part === undefined || /[x*]/i.test(part);
  const partCount = parts.some(isAny) ? parts.findIndex(isAny) : parts.length;
  if (partCount === 0) return operator !== '<' && operator !== '>';
  const from = toVersion(parts.slice(0, partCount).map(Number));
  const upper = findUpperBound(operator, from, partCount - 1);
  return (
    compareVersions(version, findLowerBound(operator, from, partCount - 1)) >= 0 &&
    (upper === null || compareVersions(version, upper) < 0)
  );
}

/**
 * Whether a version satisfies a range as npm defines it, without prereleases: shared packages have none.
 * @param range Comparators joined by spaces, alternatives by `||`: `^2.0.0`, `>=2.1 <3 || 4.x`, `1.2 - 2`.
 */
export function satisfiesRange(version: string, range: string): boolean {
  const match = /^v?(\d+)\.(\d+)\.(\d+)$/.exec(version);
  if (!match) return false;
  const parsed = toVersion(match.slice(1).map(Number));
  return range.split('||').some((alternative) =>
    alternative
      .replace(/(\S+)\s+-\s+(\S+)/g, '>=$1 <=$2')
      .replace(/([\^~<>=])\s+/g, '$1')
      .split(/\s+/)
      .filter(Boolean)
      .every((comparator) => satisfiesComparator(parsed, comparator)),
  );
}
