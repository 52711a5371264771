import { parseArgs } from 'node:util';
import { LANGUAGES } from '@hashgrid/contracts';
import { isScreenState, SCREEN_STATES, type ScreenState } from './screenStates';

export interface LanguageCheckOptions {
  /** URL of a running product; undefined starts one. */
  url: string | undefined;
  locales: string[];
  /** Paths or names of screens; all of them when it is empty. */
  screens: string[];
  state: ScreenState;
  /** Widths of the window, px. */
  widths: number[];
  /** Folder for the contact sheets and screenshots. */
  outDir: string;
  isAxeSkipped: boolean;
}

/** Widths of a desktop and a phone, px. */
const WIDTHS = [1440, 390];

/** The narrowest window that pages support, px. */
const MIN_WIDTH = 320;

const LOCALES = LANGUAGES.map(({ locale }) => locale);

export const USAGE = `Usage: npm run languages [-- <options>]
  --language <locale>   a language; may be repeated; all ${LOCALES.length} by default
  --screen <path>       a screen with all its states, or one of them ("/login with errors"); may be repeated
  --state <state>       what the player's screens contain: ${SCREEN_STATES.join(', ')}; ${SCREEN_STATES[0]} by default
  --width <px>          a width of the window; may be repeated; ${WIDTHS.join(' and ')} by default
  --url <address>       a running product; starts one by default
  --out <folder>        for contact sheets and screenshots, test-results/languages by default
  --skip-axe            skip the accessibility check, which takes most of the time`;

const readWidth = (value: string): number => {
  const width = Number(value);
  if (Number.isInteger(width) && width >= MIN_WIDTH) return width;
  throw new Error(`--width is ${value}; expected a whole number of at least ${MIN_WIDTH}.\n${USAGE}`);
};

const readState = (value: string): ScreenState => {
  if (isScreenState(value)) return value;
  throw new Error(`Unknown state: ${value}. Use ${SCREEN_STATES.join(', ')}.\n${USAGE}`);
};

const OPTIONS = {
  language: { type: 'string', multiple: true },
  screen: { type: 'string', multiple: true },
  state: { type: 'string' },
  width: { type: 'string', multiple: true },
  url: { type: 'string' },
  out: { type: 'string' },
  'skip-axe': { type: 'boolean' },
} as const;

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${USAGE}`, { cause: error });
  }
};

/**
 * Parses the command line.
 * @throws {Error} with the usage, for an unknown option, language or state, or an invalid width.
 */
export const readOptions = (args: readonly string[], defaultOutDir: string): LanguageCheckOptions => {
  const values = parse(args);
  const locales = values.language ?? LOCALES;
  const unknown = locales.filter((locale) => !LOCALES.includes(locale));
  if (unknown.length > 0)
    throw new Error(`Unknown language: ${unknown.join(', ')}. Use ${LOCALES.join(', ')}.\n${USAGE}`);
  return {
    url: values.url?.replace(/\/$/, ''),
    locales,
    screens: values.screen ?? [],
    state: readState(values.state ?? SCREEN_STATES[0]),
    widths: values.width?.map(readWidth) ?? WIDTHS,
    outDir: values.out ?? defaultOutDir,
    isAxeSkipped: values['skip-axe'] ?? false,
  };
};
