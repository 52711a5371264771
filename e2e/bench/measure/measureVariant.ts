import type { Browser } from '@playwright/test';
import type { LoginTokens } from '@hashgrid/contracts';
import type { Profile } from './profiles';
import type { Sample } from './Sample';
import type { Scenario } from './scenarios';
import { toCookies } from './toCookies';
import { viewPage } from './viewPage';

export const STEPS = ['cold', 'route-change', 'warm'] as const;
export type Step = (typeof STEPS)[number];

/**
 * Measures a first visit, a route change from there and a repeat visit, in a browser with an empty cache.
 * @param steps Which of these to measure.
 * @param tokens Session of the player, for pages that need one.
 */
export const measureVariant = async (
  browser: Browser,
  url: string,
  scenario: Scenario,
  profile: Profile,
  steps: readonly Step[],
  tokens: LoginTokens,
): Promise<Partial<Record<Step, Sample>>> => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  try {
    if (scenario.requiresLogin) await context.addCookies(toCookies(url, tokens));
    const first = await viewPage(context, url, scenario, profile);
    const samples: Partial<Record<Step, Sample>> = { cold: first.sample };
    if (steps.includes('route-change')) samples['route-change'] = await first.changeRoute();
    await first.close();
    if (steps.includes('warm')) {
      const repeat = await viewPage(context, url, scenario, profile);
      samples.warm = repeat.sample;
      await repeat.close();
    }
    return samples;
  } finally {
    await context.close();
  }
};
