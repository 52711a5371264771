import type { Browser } from '@playwright/test';
import type { Product } from '../fixtures/startProduct';
import { logIn, type Player } from '../fixtures/player';
import { measureVariant } from './measure/measureVariant';
import { SCENARIOS } from './measure/scenarios';
import type { BenchOptions } from './options';
import { Results } from './report/Results';
import { rotate } from './report/statistics';
import type { Variant } from './variants';

interface BenchContext {
  browser: Browser;
  /** The server of each variant. */
  servers: ReadonlyMap<Variant, Product>;
  /** The server at which the player logs in. */
  product: Product;
  player: Player;
  log: (line: string) => void;
}

/** Measures all variants in interleaved rounds, so that a load spike affects all of them alike. */
export const runRounds = async (options: BenchOptions, context: BenchContext): Promise<Results> => {
  const { browser, servers, product, player, log } = context;
  const results = new Results();
  const scenarios = SCENARIOS.filter(({ path }) => options.pages.includes(path));
  for (const profile of options.profiles) {
    for (let round = 0; round < options.runs; round += 1) {
      log(`Round ${round + 1} of ${options.runs}, ${profile === 'none' ? 'not throttled' : profile} …`);
      const tokens = await logIn(product.url, player);
      for (const scenario of scenarios) {
        for (const variant of rotate(options.variants, round)) {
          const { url } = servers.get(variant)!;
          const samples = await measureVariant(browser, url, scenario, profile, options.steps, tokens);
          for (const step of options.steps) {
            const sample = samples[step];
            if (sample) results.add({ profile, path: scenario.path, step }, variant, sample);
          }
        }
      }
    }
  }
  return results;
};
