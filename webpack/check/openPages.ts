import { chromium, type Page } from 'playwright-core';
import { API_PREFIX, COOKIE_NAMES, type RouteConfig } from '@hashgrid/contracts';
import { getProfile, getTokens, getWallets } from '@hashgrid/contracts/endpoints';
import { sampleProfile, sampleTokens, sampleWallets } from '@hashgrid/testing/samples';
import { COMMAND_LINE } from '../cli/commandLine';
import type { Candidate } from '../environment/Candidate';
import type { LiveSet } from '../environment/readLiveSet';
import { serveCandidate } from '../environment/serveCandidate';
import type { Finding } from './Finding';
import { findBrowser } from './findBrowser';

/** How long a page may take to show its heading. Slow machines check too. */
const TIMEOUT_MS = 30_000;

/** Keeps the browser from talking to anybody but the page, and lets root run it. */
const FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** `/ref/*` → `/ref/1`: a URL that a route matches. */
const toUrl = ({ path }: RouteConfig): string => path.replace(/:[^/]+|\*/g, '1');

/** What the API answers here: a player for pages that need one. The rest is not available, and a page must stand that. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  [getProfile.path]: sampleProfile,
  [getWallets.path]: { wallets: sampleWallets },
  [getTokens.path]: { tokens: sampleTokens },
};

/** Needs no account of the environment, and changes nothing in it. */
const answerRequests = async (page: Page): Promise<void> => {
  await page.route(`**${API_PREFIX}/**`, (route) => {
    const path = new URL(route.request().url()).pathname.replace(API_PREFIX, '');
    const data = ANSWERS[path];
    return data
      ? route.fulfill({ json: { data } })
      : route.fulfill({ status: 503, json: { statusCode: 503, message: 'Not available in a check.' } });
  });
};

/** The card that the shell shows instead of a page that failed to load or to render. */
const FAILURE = /is temporarily unavailable$/;

const readFailure = async (page: Page): Promise<string | null> => {
  const heading = page.locator('#root h1').first();
  await heading.waitFor({ timeout: TIMEOUT_MS });
  await page.waitForLoadState('networkidle');
  if (!FAILURE.test((await heading.textContent()) ?? '')) return null;
  return page.locator('#root details bdi').first().textContent();
};

/** Opens a page; returns what it throws, and null when it shows its heading. */
const openPage = async (page: Page, url: string): Promise<string | null> => {
  const thrown = new Promise<string>((resolve) => page.once('pageerror', ({ message }) => resolve(message)));
  await answerRequests(page);
  await page.goto(url);
  const failure = readFailure(page).catch(() => `it shows no heading within ${TIMEOUT_MS / 1000} s`);
  const problem = await Promise.race([thrown, failure]);
  return problem?.replace(/\.$/, '') ?? null;
};

/** Opens every page of a candidate inside the live shell, in a headless browser. */
export const openPages = async (candidate: Candidate, live: LiveSet): Promise<Finding[]> => {
  const { name, version, routes } = candidate.descriptor;
  const server = await serveCandidate(live.url, candidate, { reloadPages: false });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: FLAGS });
  const findings: Finding[] = [];
  try {
    for (const route of routes) {
      const context = await browser.newContext();
      const isGuest = route.access === 'guest' || route.access === 'any';
      const cookies = isGuest ? [] : [COOKIE_NAMES.access, COOKIE_NAMES.refresh];
      await context.addCookies(cookies.map((cookie) => ({ name: cookie, value: 'check', url: server.url })));
      const problem = await openPage(await context.newPage(), server.url + toUrl(route));
      if (problem)
        findings.push({
          problem: `The page ${route.path} of ${name} ${version} fails in the live shell ${live.shell.version}: ${problem}.`,
          remedy: `See it with: HASHGRID_URL=${live.url} ${COMMAND_LINE} dev ${name}`,
        });
      await context.close();
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return findings;
};
