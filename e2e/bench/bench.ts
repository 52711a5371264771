import { spawnSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { chromium } from '@playwright/test';
import { makePlayer } from '../fixtures/player';
import { ROOT } from '../fixtures/paths';
import { startProduct } from '../fixtures/startProduct';
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

const log = (line: string) => console.log(line);

/** `npm run bench`: compares the cost of federation with other builds of the same sources. */
const bench = async (options: BenchOptions): Promise<void> => {
  log('Building and starting the product …');
  const product = await startProduct({ dataDir: PRODUCT_DATA });
  try {
    await buildVariants(options.variants, log);
    const served = await serveVariants(options.variants, product.url);
    const { path } = await ensureChromium();
    const browser = await chromium.launch({ executablePath: path, args: chromiumFlags() });
    try {
      const player = await makePlayer(product.url);
      const results = await runRounds(options, { browser, served, product, player, log });
      log(`\n${formatReport(results)}`);
      log(`\nAll samples are in ${relative(ROOT, writeResults(results, browser.version()))}`);
    } finally {
      await browser.close();
      await stopAll(served);
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
