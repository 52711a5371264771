import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import { chromium } from '@playwright/test';
import { handleHelpOption } from '@hashgrid/contracts/command-line';
import { getChromiumFlags } from '@hashgrid/tooling/check/getChromiumFlags';
import { ROOT } from '../fixtures/paths';
import { startProduct } from '../fixtures/startProduct';
import { ensureChromium } from '../run/ensureChromium';
import type { BenchContext, BenchPart, PartReport } from './BenchPart';
import { benchServer } from './benchServer';
import { PRODUCT_DATA } from './build/benchPaths';
import { MachineLoad } from './machine/MachineLoad';
import { SCENARIOS } from './measure/scenarios';
import { readOptions, USAGE, type BenchOptions } from './options';
import { selectParts } from './parts';
import { formatGoals } from './report/formatGoals';
import type { Goal } from './report/Goal';
import { judgeGoal } from './report/judgeGoal';
import { writeResults } from './report/writeResults';

handleHelpOption(USAGE);

const log = (line: string) => console.log(line);

const warnIfBusy = (machineLoad: MachineLoad): void => {
  const reason = machineLoad.explain();
  if (reason) log(`\nWARNING: ${reason} Times get no verdict. Run the bench on a quiet machine.\n`);
};

/** Runs a part. Returns null if it fails: the command fails too, but the results of the other parts are kept. */
const runPart = async (run: BenchPart, context: BenchContext): Promise<PartReport | null> => {
  try {
    return await run(context);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
    return null;
  }
};

const runParts = async (context: BenchContext): Promise<void> => {
  const { options, browser, machineLoad } = context;
  const goals: Goal[] = [];
  const raw: Record<string, unknown> = {};
  for (const [name, run] of selectParts(options.parts)) {
    log(`Measuring ${name} …`);
    const report = await runPart(run, context);
    if (!report) continue;
    for (const table of report.tables) log(`\n${table}`);
    log('');
    goals.push(...report.goals);
    raw[name] = report.raw;
  }
  const judged = goals.map((goal) => judgeGoal(goal, machineLoad.explain() !== null));
  if (judged.length > 0) log(formatGoals(judged));
  const file = writeResults({ browserVersion: browser.version(), machineLoad, goals: judged, parts: raw });
  log(`\nAll values are in ${relative(ROOT, file)}`);
};

/** Runs the browser parts of `npm run bench`: compares the product with other builds of the same sources, and judges the goals. */
const bench = async (options: BenchOptions): Promise<void> => {
  const machineLoad = new MachineLoad();
  warnIfBusy(machineLoad);
  log('Building and starting the product …');
  // With the releases of an earlier run, the product would be ready before the current sources are live.
  rmSync(PRODUCT_DATA, { recursive: true, force: true });
  const product = await startProduct({ dataDir: PRODUCT_DATA });
  try {
    const { path } = await ensureChromium();
    const browser = await chromium.launch({ executablePath: path, args: getChromiumFlags() });
    try {
      await runParts({ options, browser, product, machineLoad, log });
      warnIfBusy(machineLoad);
    } finally {
      await browser.close();
    }
  } finally {
    await product.stop();
  }
};

try {
  const options = readOptions(
    process.argv.slice(2),
    SCENARIOS.map(({ path }) => path),
  );
  const browserParts = options.parts.filter((name) => name !== 'server');
  if (browserParts.length > 0) await bench({ ...options, parts: browserParts });
  if (options.parts.includes('server')) benchServer();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
