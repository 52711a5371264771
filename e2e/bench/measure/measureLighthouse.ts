import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCREENS, type LoginTokens } from '@hashgrid/contracts';
import { findUnusedPort } from '@hashgrid/connection';
import { chromium } from '@playwright/test';
import { makeDataFolder, removeDataFolder } from '../../fixtures/dataFolder';
import { logIn, makePlayer } from '../../fixtures/player';
import { getChromiumFlags } from '@hashgrid/tooling/check/getChromiumFlags';
import { ensureChromium } from '../../run/ensureChromium';
import { runCommand } from '../../run/runCommand';
import { toCookies } from './toCookies';
import type { BenchPart } from '../BenchPart';
import { installLighthouse } from './installLighthouse';

const PAGES = [
  { path: SCREENS.login, requiresLogin: false, minScore: 95 },
  { path: SCREENS.dashboard, requiresLogin: true, minScore: 90 },
] as const;

/** The fields of Lighthouse's report that are read. */
interface LighthouseReport {
  categories: { performance: { score: number | null } };
  audits: Record<string, { numericValue?: number }>;
  finalDisplayedUrl: string;
  runtimeError?: { message: string };
}

const AUDITS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

/** Runs Lighthouse in the browser that listens on a debugging port, and returns its report. */
const runLighthouse = async (
  script: string,
  url: string,
  port: number,
  dir: string,
): Promise<LighthouseReport> => {
  const file = join(dir, 'report.json');
  const code = await runCommand(
    process.execPath,
    [
      script,
      url,
      `--port=${port}`,
      '--output=json',
      `--output-path=${file}`,
      '--only-categories=performance',
      '--form-factor=mobile',
      // The profile is new, so that there is nothing to delete.
      '--disable-storage-reset',
      '--no-enable-error-reporting',
      '--quiet',
    ],
    { isQuiet: true },
  );
  if (code !== 0)
    throw new Error(
      `Lighthouse exited with code ${code} at ${url}. Run it alone to find out why: node ${script} ${url}`,
    );
  return JSON.parse(readFileSync(file, 'utf8')) as LighthouseReport;
};

/** Measures one page in a browser of its own, whose cache is empty. */
const measurePage = async (
  script: string,
  productUrl: string,
  { path, requiresLogin }: (typeof PAGES)[number],
  tokens: LoginTokens,
) => {
  const dir = makeDataFolder();
  const port = await findUnusedPort();
  const { path: executablePath } = await ensureChromium();
  // Lighthouse opens its tab in the browser's default context, and only a persistent context is that one.
  const context = await chromium.launchPersistentContext(join(dir, 'profile'), {
    executablePath,
    args: [...getChromiumFlags(), `--remote-debugging-port=${port}`],
  });
  try {
    if (requiresLogin) await context.addCookies(toCookies(productUrl, tokens));
    const report = await runLighthouse(script, productUrl + path, port, dir);
    const { score } = report.categories.performance;
    if (score === null || new URL(report.finalDisplayedUrl).pathname !== path) {
      const reason = report.runtimeError?.message ?? `it ended at ${report.finalDisplayedUrl}`;
      throw new Error(`Lighthouse could not measure ${path}: ${reason}`);
    }
    return {
      score: Math.round(score * 100),
      ...Object.fromEntries(AUDITS.map((audit) => [audit, report.audits[audit]?.numericValue])),
    };
  } finally {
    await context.close();
    removeDataFolder(dir);
  }
};

/** Measures Lighthouse's performance score for mobile devices. */
export const measureLighthouse: BenchPart = async ({ product, options, machineLoad, log }) => {
  const script = await installLighthouse(log);
  const player = await makePlayer(product.url);
  const measured = PAGES.map(({ path }) => ({
    path,
    rounds: [] as Awaited<ReturnType<typeof measurePage>>[],
  }));
  for (let round = 0; round < options.rounds; round += 1) {
    log(`Lighthouse: round ${round + 1} of ${options.rounds} …`);
    for (const [index, page] of PAGES.entries()) {
      await machineLoad.recordBusyShare();
      const tokens = await logIn(product.url, player);
      measured[index]!.rounds.push(await measurePage(script, product.url, page, tokens));
    }
  }
  return {
    tables: [],
    goals: PAGES.map(({ path, minScore }, index) => ({
      title: 'Lighthouse performance, mobile',
      subject: path,
      unit: 'number' as const,
      limit: minScore,
      isMinimum: true,
      isLoadSensitive: true,
      values: measured[index]!.rounds.map(({ score }) => score),
    })),
    raw: measured,
  };
};
