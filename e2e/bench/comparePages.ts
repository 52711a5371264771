import { logIn, makePlayer, type Player } from '../fixtures/player';
import type { Product } from '../fixtures/startProduct';
import { buildVariants } from './build/buildVariants';
import { measureVariant, STEPS, type Step } from './measure/measureVariant';
import type { Profile } from './measure/profiles';
import { SCENARIOS, type Scenario } from './measure/scenarios';
import type { BenchContext, BenchPart } from './BenchPart';
import { PAGE_PARTS } from './partNames';
import { createPageGoals } from './report/createPageGoals';
import { formatPages } from './report/formatPages';
import { hasEnoughRounds } from './report/judgeGoal';
import { Results } from './report/Results';
import { shuffle } from './report/statistics';
import { serveVariants, stopServers } from './build/serveVariants';
import type { Variant } from './variants';

interface Comparison extends BenchContext {
  servers: ReadonlyMap<Variant, Product>;
  player: Player;
  steps: readonly Step[];
  results: Results;
}

/** Measures all variants once, in random order, so that a temporary slowdown of the machine favors none of them. */
const runRound = async (comparison: Comparison, scenario: Scenario, profile: Profile): Promise<void> => {
  const { browser, servers, product, player, steps, results, machineLoad, options } = comparison;
  const tokens = await logIn(product.url, player);
  for (const variant of shuffle(options.variants)) {
    await machineLoad.recordBusyShare();
    const { url } = servers.get(variant)!;
    const samples = await measureVariant(browser, { url, scenario, profile, tokens }, steps);
    for (const step of steps) {
      const sample = samples[step];
      if (sample) results.add({ profile, path: scenario.path, step, variant }, sample);
    }
  }
};

const canStop = (results: Results, { path }: Scenario): boolean =>
  createPageGoals(results)
    .filter(({ subject }) => subject === path)
    .every(hasEnoughRounds);

const compareScenario = async (
  comparison: Comparison,
  scenario: Scenario,
  profile: Profile,
): Promise<void> => {
  const { options, results, log } = comparison;
  const { rounds, maxRounds } = options;
  for (let round = 0; round < maxRounds; round += 1) {
    if (round >= rounds && canStop(results, scenario)) return;
    const count = round < rounds ? rounds : maxRounds;
    log(
      `${scenario.path}, ${profile === 'none' ? 'not throttled' : profile}: round ${round + 1} of ${count} …`,
    );
    await runRound(comparison, scenario, profile);
  }
};

/** Compares the pages of the variants in rounds, until the intervals of all goals are narrow or the rounds are used up. */
export const comparePages: BenchPart = async (context) => {
  const { options, product, log } = context;
  const wanted = Object.entries(PAGE_PARTS).flatMap(([part, steps]): readonly Step[] =>
    options.parts.some((name) => name === part) ? steps : [],
  );
  // The other steps start from a first visit, or are compared with one.
  const steps = STEPS.filter((step) => step === 'cold' || wanted.includes(step));
  await buildVariants(options.variants, log);
  const servers = await serveVariants(options.variants, product.url);
  try {
    const player = await makePlayer(product.url);
    const results = new Results();
    for (const profile of options.profiles) {
      for (const scenario of SCENARIOS.filter(({ path }) => options.pages.includes(path))) {
        await compareScenario({ ...context, servers, player, steps, results }, scenario, profile);
      }
    }
    return { tables: formatPages(results), goals: createPageGoals(results), raw: results.series };
  } finally {
    await stopServers(servers);
  }
};
