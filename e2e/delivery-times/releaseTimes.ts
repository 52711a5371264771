import { setTimeout as sleep } from 'node:timers/promises';
import { parseBootstrap } from '@hashgrid/tooling/environment/readLiveSet';
import { uploadCopy } from '../fixtures/publishCopy';
import type { Delivery } from './Delivery';
import type { DeliveryTime } from './DeliveryTime';
import { measure, repeat } from './measure';

const LIMIT_MS = 5_000;
const POLL_MS = 10;
/** Nothing that works takes so long. */
const GIVE_UP_MS = 60_000;

const fetchVersion = async (url: string, remote: string): Promise<string | undefined> => {
  const bootstrap = parseBootstrap(await (await fetch(url)).text());
  return bootstrap?.remotes.find(({ name }) => name === remote)?.version;
};

/** @throws {Error} when the gateway still serves another version after a minute. */
const waitUntilServed = async (url: string, remote: string, version: string): Promise<void> => {
  const startedAt = performance.now();
  for (;;) {
    const served = await fetchVersion(url, remote);
    if (served === version) return;
    if (performance.now() - startedAt > GIVE_UP_MS)
      throw new Error(`The gateway serves ${remote} ${served ?? 'not at all'}, and not ${version}.`);
    await sleep(POLL_MS);
  }
};

/** Returns an entry whose pages are this text. */
const renderEntry = (text: string): string =>
  `export const init = () => {}; export const get = () => () => ({ default: () => '${text}' });`;

/** Measures from the change of the registry to what a gateway serves and a browser shows. */
export const measureReleases = async (delivery: Delivery): Promise<DeliveryTime[]> => {
  const { product, page, releases, hashgrid, runs } = delivery;
  const [{ name: remote, title }] = delivery.remotes;
  const before = (await fetchVersion(product.url, remote)) ?? '';
  const heading = page.getByRole('heading', { name: title, level: 1 });
  const times = { published: [], publishShown: [], rolledBack: [], rollbackShown: [], command: [] } as Record<
    'published' | 'publishShown' | 'rolledBack' | 'rollbackShown' | 'command',
    number[]
  >;
  const show = async (shown: ReturnType<typeof page.locator>): Promise<void> => {
    await page.goto(`${product.url}/${remote}`);
    await shown.waitFor();
  };
  await repeat(runs, async (run) => {
    const version = `7.0.${run}`;
    const text = `Edition ${version}`;
    const release = await uploadCopy(product.dataDir, remote, { script: renderEntry(text), version });
    const publish = async () => {
      await releases.publish({ name: remote, release });
      await waitUntilServed(product.url, remote, version);
    };
    const publishedMs = await measure(publish);
    times.published.push(publishedMs);
    times.publishShown.push(publishedMs + (await measure(() => show(page.getByText(text)))));
    const rolledBackMs = await measure(async () => {
      await releases.rollback({ name: remote });
      await waitUntilServed(product.url, remote, before);
    });
    times.rolledBack.push(rolledBackMs);
    times.rollbackShown.push(rolledBackMs + (await measure(() => show(heading))));
    await publish();
    times.command.push(await measure(() => hashgrid('rollback', remote)));
    await waitUntilServed(product.url, remote, before);
  });
  return [
    { name: 'publish an uploaded build → a gateway serves it', runsMs: times.published, limitMs: LIMIT_MS },
    { name: 'publish an uploaded build → a browser shows it', runsMs: times.publishShown, limitMs: LIMIT_MS },
    { name: 'roll back → a gateway serves it', runsMs: times.rolledBack, limitMs: LIMIT_MS },
    { name: 'roll back → a browser shows it', runsMs: times.rollbackShown, limitMs: LIMIT_MS },
    { name: '  hashgrid rollback, with the start of Node', runsMs: times.command },
  ];
};
