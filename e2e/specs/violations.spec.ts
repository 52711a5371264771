import { COOKIE_NAMES, type Success, type TelemetrySummary } from '@hashgrid/contracts';
import { chromium } from '@playwright/test';
import { callApi } from '../fixtures/callApi';
import { extendTimeLimits } from '../fixtures/extendTimeLimits';
import { openTlsProxy, TRUST_TLS_PROXY } from '../fixtures/openTlsProxy';
import { unwrap } from '../fixtures/player';
import { runOperatorCommand } from '../fixtures/runOperatorCommand';
import { expect, test } from '../fixtures/test';
import { getChromiumFlags } from '@hashgrid/tooling/check/getChromiumFlags';
import { findChromium } from '@hashgrid/tooling/check/findChromium';

test('[C18] Chromium posts violations of both policies to the API, which attributes them to a remote', async ({
  product,
  player,
  session,
}) => {
  await runOperatorCommand('staff', product.dataDir, 'grant', player.username);
  const { url, close } = await openTlsProxy(product.url);
  // Chromium sends reports only over HTTPS, and by default once a minute.
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...getChromiumFlags(), '--short-reporting-delay', TRUST_TLS_PROXY],
  });
  try {
    const context = await browser.newContext();
    await extendTimeLimits(context);
    // Chromium sends reports only for origins that may sync in the background, which the headless shell allows to none by default.
    await context.grantPermissions(['background-sync'], { origin: url });
    await context.addCookies([{ name: COOKIE_NAMES.access, value: session.accessToken ?? '', url }]);
    const page = await context.newPage();
    await page.goto(`${url}/lab/broken`);
    await page.getByRole('button', { name: 'Call another host' }).click();
    // Provokes a violation by a script without a hash.
    await page.evaluate((script) => import(script).catch(() => {}), '/remotes/lab/0.0.1-0123abcd/unknown.js');

    const readViolations = async () =>
      unwrap(
        'Telemetry',
        await callApi<Success<TelemetrySummary>>(product.url, '/shared/staff/telemetry', {
          bearer: session.accessToken,
        }),
      ).data.violations;
    const version = expect.stringMatching(/^\d+\.\d+\.\d+/);
    await expect.poll(readViolations).toContainEqual(
      expect.objectContaining({
        kind: 'csp',
        directive: 'connect-src',
        blocked: 'https://elsewhere.example/lab',
        remote: 'lab',
        version,
      }),
    );
    await expect
      .poll(readViolations)
      .toContainEqual(
        expect.objectContaining({ kind: 'integrity', directive: 'script', remote: 'lab', version: '0.0.1' }),
      );
  } finally {
    await browser.close();
    await close();
  }
});
