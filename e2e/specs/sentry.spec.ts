import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { test as base } from '../fixtures/ownProductTest';
import { expect } from '../fixtures/test';

interface SentryEvent {
  release?: string;
  tags?: Record<string, string>;
  user?: unknown;
  exception?: { values?: { value?: string }[] };
}

interface SentryHost {
  /** Bodies of all received requests. */
  envelopes: string[];
  /** Headers of all received requests. */
  headers: Record<string, unknown>[];
  dsn: string;
  close: () => Promise<void>;
}

/** Starts a server on loopback that accepts envelopes like Sentry. */
const openSentry = async (): Promise<SentryHost> => {
  const envelopes: string[] = [];
  const headers: Record<string, unknown>[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      envelopes.push(body);
      headers.push(request.headers);
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    envelopes,
    headers,
    dsn: `http://publickey@127.0.0.1:${(server.address() as AddressInfo).port}/42`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

/** `test` on a product with a DSN, because only such a product loads Sentry's client. */
const test = base.extend<object, { sentry: SentryHost }>({
  sentry: [
    async ({}, use) => {
      const sentry = await openSentry();
      await use(sentry);
      await sentry.close();
    },
    { scope: 'worker' },
  ],
  ownProductEnv: [async ({ sentry }, use) => use({ SENTRY_DSN: sentry.dsn }), { scope: 'worker' }],
});

test.use({ asksForConsent: true });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('consent', 'granted'));
});

/** Returns the events that Sentry has received. */
const readEvents = ({ envelopes }: SentryHost): SentryEvent[] =>
  envelopes.map((envelope) => JSON.parse(envelope.split('\n')[2] ?? '') as SentryEvent);

const readTrackingId = async (page: Page): Promise<string> => {
  const line = (await page.getByText(/Error ID: \S+/).textContent()) ?? '';
  return /Error ID: (\S+)/.exec(line)?.[1] ?? '';
};

test('[C18] reports a remote that failed to load to Sentry, through our origin and with the tracking ID on screen', async ({
  loggedInPage: page,
  sentry,
  product,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to|integrity|did not load|Federation|RUNTIME-/i);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.route('**/remotes/finance/**', (route) => route.fulfill({ status: 404, body: 'no' }));
  await page.goto('/wallet?note=secret-note');
  const trackingId = await readTrackingId(page);
  expect(trackingId).toMatch(/^[0-9a-f]{12}$/);
  const findEvent = () => readEvents(sentry).find(({ tags }) => tags?.trackingId === trackingId);
  await expect.poll(findEvent).toBeTruthy();
  expect(findEvent()).toMatchObject({
    release: expect.stringMatching(/^shell@\d+\.\d+\.\d+/),
    tags: {
      trackingId,
      remote: 'finance',
      remoteVersion: expect.stringMatching(/^\d+\.\d+\.\d+/),
      route: '/wallet',
    },
  });
  expect([...hosts]).toEqual([new URL(product.url).host]);
});

test('[C18] removes personal data and tokens before an error reaches Sentry', async ({
  loggedInPage: page,
  sentry,
  player,
  session,
  consoleErrors,
}) => {
  consoleErrors.allow(/It broke/);
  await page.goto('/wallet');
  await expect(page.getByRole('heading', { name: 'Wallet', level: 1, exact: true })).toBeVisible();
  const secrets = [player.email, session.accessToken];
  await page.evaluate((values) => {
    setTimeout(() => {
      throw new Error(`It broke for ${values.join(' with ')} at /wallet?token=${values[1]}`);
    });
  }, secrets);
  const readMessages = () =>
    readEvents(sentry).flatMap(({ exception }) => exception?.values?.map(({ value }) => value ?? '') ?? []);
  const findMessage = () => readMessages().find((message) => message.includes('It broke'));
  await expect.poll(findMessage).toBeTruthy();
  expect(findMessage()).toContain('It broke for [removed] with [removed]');
  const received = sentry.envelopes.join('\n');
  for (const secret of [...secrets, player.username]) expect(received).not.toContain(secret);
  for (const event of readEvents(sentry)) expect(event).not.toMatchObject({ user: expect.anything() });
  // The API forwards no cookies, and neither the player's IP address nor the user agent.
  expect(JSON.stringify(sentry.headers)).not.toMatch(/cookie|authorization|forwarded|Mozilla/i);
});
