import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { ROOT } from '../compile/paths';
import { listPublishable } from '../release/publish';
import { releasesDir } from '../release/releaseStore';
import { publishDevBuild } from './publishDevBuild';
import { watch } from './watch';

const log = (line: string) => console.log(line);

type ProductProcess = ChildProcessByStdio<null, Readable, null>;

/** Starts the product with everything prebuilt; its open pages reload when a release changes. */
const spawnProduct = (): ProductProcess =>
  spawn(process.execPath, ['--import', 'tsx', join(ROOT, 'server/src/start.ts')], {
    cwd: ROOT,
    env: { ...process.env, DEV_RELOAD: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** Resolves when the product is ready; this process exits with the product. */
const waitUntilReady = (product: ProductProcess): Promise<void> =>
  new Promise((resolve) => {
    createInterface({ input: product.stdout }).on('line', (line) => {
      log(line);
      if (line.startsWith('Hashgrid is running at')) resolve();
    });
    product.on('exit', (code) => process.exit(code ?? 1));
  });

/** `npm run dev -- <name>`: starts the product, and rebuilds and publishes one remote (or the shell) on each change. */
const dev = async (name: string | undefined): Promise<void> => {
  const names = listPublishable();
  if (!name || !names.includes(name)) {
    console.error(`Usage: npm run dev -- <name>. Choose one of: ${names.join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  const product = spawnProduct();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => product.kill(signal));
  await waitUntilReady(product);
  const storeDir = releasesDir();
  await watch(name, (buildDir) => publishDevBuild(storeDir, name, buildDir), log);
  log(`Watching ${name}. Open pages reload when it changes. Press Ctrl-C to stop.`);
};

await dev(process.argv[2]);
