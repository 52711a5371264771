import { dictionary } from '@zxcvbn-ts/language-common';

/** Words from this product and other languages that are missing from the list of leaked passwords. */
const OWN_WORDS =
  'hashgrid blockchain bitcoin ethereum cryptocurrency crypto minecraft instagram aa12345678 motdepasse passwort contraseña contrasena correcthorsebatterystaple thisismypassword';

/** About 49,000 of the most frequently leaked passwords, plus `OWN_WORDS`, all in lower case. */
const COMMON: ReadonlySet<string> = new Set([
  ...(dictionary['passwords-common'] ?? []),
  ...OWN_WORDS.split(' '),
]);

/** Alphabet, digits, and rows and patterns of the keyboard. */
const SEQUENCES = [
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
/** The sequences in both directions. */
const RUNS = SEQUENCES.flatMap((sequence) => [sequence, [...sequence].reverse().join('')]);
const MIN_RUN_LENGTH = 3;
const MIN_WORD_LENGTH = 4;

const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '3': 'e',
  $: 's',
  '5': 's',
  '7': 't',
};
/** Replaces symbols and digits with the letters that they stand for; `one` is the letter for `1` and `!`. */
const replaceLookalikes = (text: string, one: 'i' | 'l') =>
  text.replace(/[@40$357]/g, (character) => LOOKALIKES[character] ?? character).replace(/[1!]/g, one);

/**
 * Returns the text as it is, without up to six trailing digits and symbols, and without leading ones as well.
 */
function extractCores(text: string): string[] {
  const withoutSuffix = text.replace(/[^\p{L}]{1,6}$/u, '');
  return [text, withoutSuffix, withoutSuffix.replace(/^[^\p{L}]{1,6}/u, '')];
}

/** Returns the number of characters from `start` that follow a keyboard row or the alphabet, or repeat one character. */
function getRunLength(text: string, start: number): number {
  let end = start + 1;
  while (text[end] === text[start]) end += 1;
  const isRun = (until: number) => RUNS.some((run) => run.includes(text.slice(start, until)));
  while (end < text.length && isRun(end + 1)) end += 1;
  return end - start;
}

/** Returns whether the text is nothing but runs, such as `qwerty123`. */
function consistsOfRuns(text: string): boolean {
  for (let start = 0; start < text.length;) {
    const length = getRunLength(text, start);
    if (length < MIN_RUN_LENGTH) return false;
    start += length;
  }
  return true;
}

/** Returns the unit that the text repeats; the text itself if it doesn't repeat. */
const findRepeatedUnit = (text: string) => /^(.+?)\1+$/u.exec(text)?.[1] ?? text;

function isGuessable(text: string): boolean {
  if (text.length < MIN_WORD_LENGTH) return false;
  const unit = findRepeatedUnit(text);
  if (unit !== text && unit.length <= MIN_WORD_LENGTH) return true;
  // The text was already trimmed, but a repeated unit may begin or end with digits and symbols, too.
  return (
    consistsOfRuns(text) ||
    (unit === text ? [text] : extractCores(unit)).some((core) =>
      [core, replaceLookalikes(core, 'i'), replaceLookalikes(core, 'l')].some(
        (word) => word.length >= MIN_WORD_LENGTH && COMMON.has(word),
      ),
    )
  );
}

/**
 * Returns whether a password is among the first that an attacker tries: a frequently leaked one, even with added
 * digits, symbols or repetition, or a keyboard or alphabet sequence.
 * @param key The password in lower case.
 */
export const isCommonPassword = (key: string): boolean => extractCores(key).some(isGuessable);
