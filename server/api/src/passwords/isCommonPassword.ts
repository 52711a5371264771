import { dictionary } from '@zxcvbn-ts/language-common';

/** Words from this product and other languages that are missing from the list of leaked passwords. */
const OWN_WORDS =
  'hashgrid blockchain bitcoin ethereum cryptocurrency crypto minecraft instagram aa12345678 motdepasse passwort contraseña contrasena correcthorsebatterystaple thisismypassword';

/** About 49,000 of the most frequently leaked passwords, in lower case, plus our own. */
const COMMON: ReadonlySet<string> = new Set([
  ...(dictionary['passwords-common'] ?? []),
  ...OWN_WORDS.split(' '),
]);

const LINES = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  '!@#$%^&*()',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '147258369',
  '741852963',
];
const RUNS = LINES.flatMap((line) => [line, [...line].reverse().join('')]);
const SHORTEST_RUN = 3;
const SHORTEST_WORD = 4;

const LETTERS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '3': 'e',
  $: 's',
  '5': 's',
  '7': 't',
};
/** Replaces symbols and digits with the letters that they stand for; `one` is the letter for 1 and !. */
const replaceLookalikes = (text: string, one: 'i' | 'l') =>
  text.replace(/[@40$357]/g, (sign) => LETTERS[sign] ?? sign).replace(/[1!]/g, one);

/** Returns the text as it is, and without a few leading or trailing digits and symbols. */
function extractCores(text: string): string[] {
  const withoutSuffix = text.replace(/[^\p{L}]{1,6}$/u, '');
  return [text, withoutSuffix, withoutSuffix.replace(/^[^\p{L}]{1,6}/u, '')];
}

/** Returns the number of characters from `start` that follow a keyboard row or the alphabet, or repeat one character. */
function runAt(text: string, start: number): number {
  let end = start + 1;
  while (text[end] === text[start]) end += 1;
  const isOnLine = (to: number) => RUNS.some((run) => run.includes(text.slice(start, to)));
  while (end < text.length && isOnLine(end + 1)) end += 1;
  return end - start;
}

function consistsOfRuns(text: string): boolean {
  for (let start = 0; start < text.length;) {
    const length = runAt(text, start);
    if (length < SHORTEST_RUN) return false;
    start += length;
  }
  return true;
}

/** Returns the unit that the text repeats; the text itself if it doesn't repeat. */
const findRepeatedUnit = (text: string) => /^(.+?)\1+$/u.exec(text)?.[1] ?? text;

function isGuessable(text: string): boolean {
  if (text.length < SHORTEST_WORD) return false;
  const unit = findRepeatedUnit(text);
  if (unit !== text && unit.length <= SHORTEST_WORD) return true;
  // The text was already trimmed; a repeated unit may have digits and symbols of its own.
  return (
    consistsOfRuns(text) ||
    (unit === text ? [text] : extractCores(unit)).some((core) =>
      [core, replaceLookalikes(core, 'i'), replaceLookalikes(core, 'l')].some(
        (word) => word.length >= SHORTEST_WORD && COMMON.has(word),
      ),
    )
  );
}

/**
 * Returns whether a password is among the first that an attacker tries: a frequently leaked one, even with added
 * digits, symbols or repetition, or a keyboard or alphabet sequence.
 * @param key - In lower case.
 */
export const isCommonPassword = (key: string): boolean => extractCores(key).some(isGuessable);
