import { parseArgs } from 'node:util';
import { PROFILES, type Profile } from './measure/profiles';
import { DEFAULT_PARTS, PART_DESCRIPTIONS, PART_NAMES, type PartName } from './partNames';
import { VARIANTS, type Variant } from './variants';

export interface BenchOptions {
  parts: PartName[];
  /** Minimum number of rounds of each comparison. */
  rounds: number;
  /** Maximum number of rounds, for intervals that are still wide after `rounds`. */
  maxRounds: number;
  variants: Variant[];
  profiles: Profile[];
  /** Paths of the pages to compare. */
  pages: string[];
}

const DEFAULT_ROUNDS = 7;
const DEFAULT_MAX_ROUNDS = 25;
const DEFAULT_PROFILE = 'throttled';

export const USAGE = `Usage: npm run bench [-- <options>]
  --only <part,…>         parts to run, all but server by default:
${PART_NAMES.map((name) => `                            ${name.padEnd(15)} ${PART_DESCRIPTIONS[name]}`).join('\n')}
  --rounds <n>            rounds of each comparison, ${DEFAULT_ROUNDS} by default; fewer than 6 are too few to compare times
  --max-rounds <n>        more rounds until the intervals are narrow, up to ${DEFAULT_MAX_ROUNDS} by default
  --variant <name,…>      ${VARIANTS.join(', ')}
  --profile <name,…>      ${PROFILES.join(', ')}; ${DEFAULT_PROFILE} by default: goals apply to it only
  --page <path,…>         /login, /dashboard`;

const parseList = <Name extends string>(
  option: string,
  value: string | undefined,
  allowed: readonly Name[],
  defaults: readonly Name[] = allowed,
): Name[] => {
  if (value === undefined) return [...defaults];
  const names = value.split(',');
  const unknown = names.filter((name) => !allowed.includes(name as Name));
  if (unknown.length > 0)
    throw new Error(
      `Unknown value of --${option}: ${unknown.join(', ')}. Use ${allowed.join(', ')}.\n${USAGE}`,
    );
  return allowed.filter((name) => names.includes(name));
};

const parseCount = (option: string, value: string | undefined, defaultCount: number): number => {
  const count = Number(value ?? defaultCount);
  if (Number.isInteger(count) && count >= 1) return count;
  throw new Error(`--${option} is ${value}; expected a whole number of at least 1.\n${USAGE}`);
};

const OPTIONS = {
  only: { type: 'string' },
  rounds: { type: 'string' },
  'max-rounds': { type: 'string' },
  variant: { type: 'string' },
  profile: { type: 'string' },
  page: { type: 'string' },
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
 * @throws {Error} with the usage, for an unknown option or an invalid value.
 */
export const readOptions = (args: readonly string[], paths: readonly string[]): BenchOptions => {
  const values = parse(args);
  const rounds = parseCount('rounds', values.rounds, DEFAULT_ROUNDS);
  return {
    parts: parseList('only', values.only, PART_NAMES, DEFAULT_PARTS),
    rounds,
    maxRounds: Math.max(
      rounds,
      parseCount('max-rounds', values['max-rounds'], values.rounds ? rounds : DEFAULT_MAX_ROUNDS),
    ),
    variants: parseList('variant', values.variant, VARIANTS),
    profiles: parseList('profile', values.profile, PROFILES, [DEFAULT_PROFILE]),
    pages: parseList('page', values.page, paths),
  };
};
