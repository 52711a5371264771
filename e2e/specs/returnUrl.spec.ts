import { expect, test } from '../fixtures/test';
import { expectDashboard, expectUrl, getLoginUrl, submitLogin } from '../fixtures/screens';

const HOSTILE_URLS = [
  'https://evil.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/%09/evil.example',
  '/%2F/evil.example',
  '/%5Cevil.example',
  '/.//evil.example',
  '/..//evil.example',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  ' //evil.example',
  'dashboard',
  `/${'x'.repeat(8192)}`,
  '/login?returnUrl=%2Flogin%3FreturnUrl%3D%252Flogin',
];

test('[G8] redirects a logged-in player from a hostile return URL to the dashboard', async ({
  loggedInPage: page,
  baseURL,
}) => {
  for (const hostile of HOSTILE_URLS) {
    await test.step(JSON.stringify(hostile.slice(0, 40)), async () => {
      await page.goto(getLoginUrl(hostile));
      await expectUrl(page, '/dashboard');
      expect(new URL(page.url()).origin).toBe(baseURL);
      await expectDashboard(page);
    });
  }
});

for (const hostile of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
  test(`[G8, A4] opens the dashboard after a login with the return URL ${JSON.stringify(hostile)}`, async ({
    page,
    player,
  }) => {
    await page.goto(getLoginUrl(hostile));
    await submitLogin(page, player);
    await expectUrl(page, '/dashboard');
    await expectDashboard(page);
  });
}

test('[A4] opens the dashboard for a return URL to the root', async ({ page, player }) => {
  await page.goto(getLoginUrl('/'));
  await submitLogin(page, player);
  await expectUrl(page, '/dashboard');
});
