import { LOAD_FAILURE_ID } from '@hashgrid/contracts';
import type { Page, Route } from '@playwright/test';
import { expectDashboard } from '../fixtures/screens';
import { expect, test } from '../fixtures/test';

/** Scripts of the shell: its entry and everything it imports. */
const SHELL_SCRIPTS = /\/shell\/.*\.js$/;

const findFailureMessage = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Couldn’t load the page' });

interface Failure {
  fail: (route: Route) => Promise<void> | void;
  /**
   * Playback rate of CSS animations. A delayed animation shows the message; at a rate of 0.001 it takes too long, so an error event must
   * show the message. At a rate of 0 the transitions of reduced motion, which take no time, would never end.
   */
  animationSpeed: number;
}

const FAILURES: Record<string, Failure> = {
  'are missing': { fail: (route) => route.fulfill({ status: 404, body: '' }), animationSpeed: 0.001 },
  'are HTML': {
    fail: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Portal</h1>' }),
    animationSpeed: 0.001,
  },
  'are aborted': { fail: (route) => route.abort(), animationSpeed: 0.001 },
  'never arrive': { fail: () => undefined, animationSpeed: 100 },
};

const setAnimationSpeed = async (page: Page, playbackRate: number): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate });
};

for (const [failure, { fail, animationSpeed }] of Object.entries(FAILURES)) {
  test(`shows a message with a link to reload when the shell's scripts ${failure}`, async ({
    loggedInPage: page,
    consoleErrors,
  }) => {
    consoleErrors.allow(/Failed to load/, /valid digest/, /ERR_/, /MIME type/, /status of 404/);
    let isFailing = true;
    await setAnimationSpeed(page, animationSpeed);
    await page.route(SHELL_SCRIPTS, (route) => (isFailing ? fail(route) : route.continue()));
    // The load event waits for the scripts.
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await expect(findFailureMessage(page)).toBeVisible();
    isFailing = false;
    await findFailureMessage(page).getByRole('link', { name: 'Reload page' }).click();
    await expectDashboard(page);
    // By its ID, because `getByRole` would not find a hidden message.
    await expect(page.locator(`#${LOAD_FAILURE_ID}`)).toHaveCount(0);
  });
}

test('blocks assignments to HTML and script sinks and new Trusted Types policies', async ({
  loggedInPage: page,
  consoleErrors,
}) => {
  consoleErrors.allow(/trusted-types/, /TrustedHTML/, /TrustedScript/, /Trusted Type/);
  await page.goto('/dashboard');
  await expectDashboard(page);
  const errors = await page.evaluate(() => {
    const sinks = [
      () => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'),
      () => (document.createElement('script').text = 'alert(1)'),
      () => (document.createElement('script').src = '/x.js'),
      () => {
        const { trustedTypes } = window as unknown as {
          trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
        };
        trustedTypes.createPolicy('other', {});
      },
    ];
    return sinks.map((sink) => {
      try {
        sink();
        return 'allowed';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(errors).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError']);
});
