import { parseArgs } from 'node:util';
import { STEPS, type Step } from './measure/measureVariant';
import { PROFILES, type Profile } from './measure/profiles';
import { VARIANTS, type Variant } from './variants';

export interface BenchOptions {
  runs: number;
  variants: Variant[];
  profiles: Profile[];
  steps: Step[];
  /** Paths of the pages to measure. */
  pages: string[];
  /** Whether to measure how the server scales with rows, players and nodes, instead of pages. */
  isScaleBench: boolean;
  /** Whether to measure only when wallet code is loaded. */
  isWalletBench: boolean;
}

export const USAGE = `Usage: npm run bench [-- <options>]
  --runs <n>              runs of each variant, 7 by default
  --only <name,…>         variants: ${VARIANTS.join(', ')}
  --profile <name,…>      ${PROFILES.join(', ')}
  --step <name,…>         ${STEPS.join(', ')}; every run starts with a cold cache
  --page <path,…>         /login, /dashboard
  --wallet                only when wallet code is loaded, and its bytes
  --scale                 instead of the above: how the server scales with rows, players and nodes`;

const DEFAULT_RUNS = 7;

const parseList = <Name extends string>(
  option: string,
  value: string | undefined,
  known: readonly Name[],
): Name[] => {
  if (value === undefined) return [...known];
  const names = value.split(',');
  const unknown = names.filter((name) => !known.includes(name as Name));
  if (unknown.length > 0)
    throw new Error(`--${option}: unknown ${unknown.join(', ')}. Use ${known.join(', ')}.\n${USAGE}`);
  return known.filter((name) => names.includes(name));
};

/**
 * Parses the command line.
 * @throws {Error} with the usage, for an unknown option or an invalid value.
 */
export const readOptions = (args: readonly string[], paths: readonly string[]): BenchOptions => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string' },
      only: { type: 'string' },
      profile: { type: 'string' },
      step: { type: 'string' },
      page: { type: 'string' },
      scale: { type: 'boolean' },
      wallet: { type: 'boolean' },
    },
  });
  const runs = Number(values.runs ?? DEFAULT_RUNS);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs is ${values.runs}; expected a whole number of at least 1.\n${USAGE}`);
  }
  return {
    runs,
    variants: parseList('only', values.only, VARIANTS),
    profiles: parseList('profile', values.profile, PROFILES),
    steps: parseList('step', values.step, STEPS),
    pages: parseList('page', values.page, paths),
    isScaleBench: values.scale ?? false,
    isWalletBench: values.wallet ?? false,
  };
};
