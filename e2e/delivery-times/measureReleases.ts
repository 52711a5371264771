import { setTimeout as sleep } from 'node:timers/promises';
import { parseBootstrap } from '@hashgrid/contracts';
import { uploadCopy } from '../fixtures/publishCopy';
import type { Delivery } from './Delivery';
import type { DeliveryTime } from './DeliveryTime';
import { measureMs } from './measureMs';
import { repeat } from './repeat';

const LIMIT_MS = 5_000;
const POLL_MS = 10;
/** Longer than any working change takes. */
const TIMEOUT_MS = 60_000;

const fetchVersion = async (url: string, remote: string): Promise<string | undefined> => {
  const bootstrap = parseBootstrap(await (await fetch(url)).text());
  return bootstrap?.remotes.find(({ name }) => name === remote)?.version;
};

/** Waits until the gateway serves a version. @throws {Error} when it still serves another one after a minute. */
const waitUntilServed = async (url: string, remote: string, version: string): Promise<void> => {
  const startedAt = performance.now();
  for (;;) {
    const served = await fetchVersion(url, remote);
    if (served === version) return;
    if (performance.now() - startedAt > TIMEOUT_MS)
      throw new Error(
        served
          ? `The gateway still serves ${remote} ${served}, not ${version}.`
          : `The gateway doesn't serve ${remote}. Expected version ${version}.`,
      );
    await sleep(POLL_MS);
  }
};

/** Returns the entry script of a remote whose pages show only a text. */
const createEntryScript = (text: string): string =>
  `export const init = () => {}; export const get = () => () => ({ default: () => '${text}' });`;

/** Measures from the change of the registry until a gateway serves the change, and until a browser shows it. */
export const measureReleases = async (delivery: Delivery): Promise<DeliveryTime[]> => {
  const { product, page, releases, runHashgrid, runs } = delivery;
  const [{ name: remote, title }] = delivery.remotes;
  const firstVersion = (await fetchVersion(product.url, remote)) ?? '';
  const heading = page.getByRole('heading', { name: title, level: 1 });
  const times = { published: [], publishShown: [], rolledBack: [], rollbackShown: [], command: [] } as Record<
    'published' | 'publishShown' | 'rolledBack' | 'rollbackShown' | 'command',
    number[]
  >;
  const openPage = async (content: ReturnType<typeof page.locator>): Promise<void> => {
    await page.goto(`${product.url}/${remote}`);
    await content.waitFor();
  };
  await repeat(runs, async (run) => {
    const version = `7.0.${run}`;
    const text = `Edition ${version}`;
    const release = await uploadCopy(product.dataDir, remote, { script: createEntryScript(text), version });
    const publish = async () => {
      await releases.publish({ name: remote, release });
      await waitUntilServed(product.url, remote, version);
    };
    const publishedMs = await measureMs(publish);
    times.published.push(publishedMs);
    times.publishShown.push(publishedMs + (await measureMs(() => openPage(page.getByText(text)))));
    const rolledBackMs = await measureMs(async () => {
      await releases.rollback({ name: remote });
      await waitUntilServed(product.url, remote, firstVersion);
    });
    times.rolledBack.push(rolledBackMs);
    times.rollbackShown.push(rolledBackMs + (await measureMs(() => openPage(heading))));
    await publish();
    times.command.push(await measureMs(() => runHashgrid('rollback', remote)));
    await waitUntilServed(product.url, remote, firstVersion);
  });
  return [
    { name: 'publish an uploaded build → a gateway serves it', runsMs: times.published, limitMs: LIMIT_MS },
    { name: 'publish an uploaded build → a browser shows it', runsMs: times.publishShown, limitMs: LIMIT_MS },
    { name: 'roll back → a gateway serves it', runsMs: times.rolledBack, limitMs: LIMIT_MS },
    { name: 'roll back → a browser shows it', runsMs: times.rollbackShown, limitMs: LIMIT_MS },
    { name: '  hashgrid rollback, with the start of Node', runsMs: times.command },
  ];
};
