import type { Browser, BrowserContext } from '@playwright/test';
import type { LoginTokens } from '@hashgrid/contracts';
import type { Profile } from './profiles';
import type { Sample } from './Sample';
import type { Scenario } from './scenarios';
import { openContext } from './openContext';
import { viewPage } from './viewPage';

export const STEPS = ['cold', 'route change', 'route change, not prefetched', 'warm'] as const;
export type Step = (typeof STEPS)[number];

interface Visit {
  url: string;
  scenario: Scenario;
  profile: Profile;
  /** Session of the player, for pages that need one. */
  tokens: LoginTokens;
}

const withNewContext = async <Result>(
  browser: Browser,
  { url, scenario, tokens }: Visit,
  measure: (context: BrowserContext) => Promise<Result>,
): Promise<Result> => {
  const context = await openContext(browser, url, scenario.requiresLogin ? tokens : null);
  try {
    return await measure(context);
  } finally {
    await context.close();
  }
};

/**
 * Measures a route change to a screen that has not been prefetched. The page is loaded without IntersectionObserver, so that links
 * prefetch nothing. That also makes all slots load immediately, so the page load is not representative, and not a sample.
 */
const measureUnprefetched = (browser: Browser, visit: Visit): Promise<Sample> =>
  withNewContext(browser, visit, async (context) => {
    const view = await viewPage(context, visit.url, visit.scenario, visit.profile, { canPrefetch: false });
    return view.openUnprefetched();
  });

/** Measures a first visit, route changes from its page and a repeat visit, in browser contexts that start with an empty cache. */
export const measureVariant = async (
  browser: Browser,
  visit: Visit,
  steps: readonly Step[],
): Promise<Partial<Record<Step, Sample>>> => {
  const { url, scenario, profile } = visit;
  const samples = await withNewContext(browser, visit, async (context) => {
    const first = await viewPage(context, url, scenario, profile);
    const measured: Partial<Record<Step, Sample>> = { cold: first.sample };
    if (steps.includes('route change')) measured['route change'] = await first.clickLink();
    await first.close();
    if (steps.includes('warm')) measured.warm = (await viewPage(context, url, scenario, profile)).sample;
    return measured;
  });
  if (steps.includes('route change, not prefetched')) {
    samples['route change, not prefetched'] = await measureUnprefetched(browser, visit);
  }
  return samples;
};
