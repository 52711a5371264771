import { spawnSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { makePlayer } from '../fixtures/player';
import { ROOT } from '../fixtures/paths';
import { startProduct, type Product } from '../fixtures/startProduct';
import { chromiumFlags } from '../run/chromiumFlags';
import { ensureChromium } from '../run/ensureChromium';
import { PRODUCT_DATA } from './build/benchPaths';
import { buildVariants } from './build/buildVariants';
import { SCENARIOS } from './measure/scenarios';
import { readOptions, type BenchOptions } from './options';
import { formatReport } from './report/formatReport';
import { writeResults } from './report/writeResults';
import { runRounds } from './runRounds';
import { serveVariants, stopAll } from './serveVariants';
import { benchWallet } from './wallet/benchWallet';

const log = (line: string) => console.log(line);

const compareVariants = async (options: BenchOptions, browser: Browser, product: Product): Promise<void> => {
  await buildVariants(options.variants, log);
  const servers = await serveVariants(options.variants, product.url);
  try {
    const player = await makePlayer(product.url);
    const results = await runRounds(options, { browser, servers, product, player, log });
    log(`\n${formatReport(results)}`);
    log(`\nAll samples are in ${relative(ROOT, writeResults(results, browser.version()))}`);
  } finally {
    await stopAll(servers);
  }
};

/** `npm run bench`: compares the cost of federation with other builds of the same sources, and measures wallet code. */
const bench = async (options: BenchOptions): Promise<void> => {
  log('Building and starting the product …');
  const product = await startProduct({ dataDir: PRODUCT_DATA });
  try {
    const { path } = await ensureChromium();
    const browser = await chromium.launch({ executablePath: path, args: chromiumFlags() });
    try {
      if (!options.isWalletBench) await compareVariants(options, browser, product);
      log('Measuring wallet code …');
      log(`\n${await benchWallet(browser, PRODUCT_DATA)}`);
    } finally {
      await browser.close();
    }
  } finally {
    await product.stop();
  }
};

const SCALE_BENCH = join('server', 'api', 'bench', 'scale.ts');

/** Measures the server without browsers. */
const benchScale = (): void => {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', SCALE_BENCH], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`The server benchmark exited with code ${status}.`);
};

try {
  const options = readOptions(
    process.argv.slice(2),
    SCENARIOS.map(({ path }) => path),
  );
  if (options.isScaleBench) benchScale();
  else await bench(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
