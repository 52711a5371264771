/** Replacements that make look-alikes equal, for the characters of usernames: letters, digits and underscores. */
const LOOK_ALIKES: readonly [RegExp, string][] = [
  [/_/g, ''],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/[1i]/g, 'l'],
  [/0/g, 'o'],
  [/5/g, 's'],
];

/**
 * Returns a form in which two usernames that look alike are equal: `Adrnin_` and `admin`. The column `skeleton` of the table
 * `usernames` is computed by the same rules; change both together.
 */
export const toSkeleton = (name: string): string =>
  LOOK_ALIKES.reduce((skeleton, [pattern, same]) => skeleton.replace(pattern, same), name.toLowerCase());
