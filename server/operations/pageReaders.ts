const READERS = 4;
const PAUSE_MS = 20;
const LIVE_SHOP = /"base":"(\/remotes\/shop\/[^"]+\/)"/;

/** Returns the base of the live release of `shop` in a page; null when the page has none. */
export const findShop = (html: string): string | null => LIVE_SHOP.exec(html)?.[1] ?? null;

/** What readers have seen. */
export interface ReaderCounts {
  requests: number;
  failures: string[];
  /** Answers that ended in the middle, and were asked for again. */
  cut: number;
  /** Bases of `shop` that pages have named. */
  bases: Set<string>;
}

/** Reads the page and the script of `shop` that it names, again and again, as players do. */
export const startReaders = (url: string, scripts: ReadonlyMap<string, string>) => {
  const counts: ReaderCounts = { requests: 0, failures: [], cut: 0, bases: new Set() };
  let isStopped = false;
  const get = async (path: string, isRepeated = false): Promise<string> => {
    counts.requests += 1;
    const response = await fetch(url + path, { headers: { accept: 'text/html,*/*' } });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    const text = await response.text().catch(() => null);
    if (text !== null) return text;
    // Its server was killed while it sent the answer, which no other can finish. Browsers and the shell ask again.
    counts.cut += 1;
    if (isRepeated) throw new Error(`${path} was cut twice`);
    return get(path, true);
  };
  const readOnce = async () => {
    const base = findShop(await get('/'));
    if (!base) throw new Error('the page has no shop');
    counts.bases.add(base);
    const script = await get(`${base}entry.js`);
    const expected = scripts.get(base);
    // A base that is missing here was published, but the response to its upload is still on the way.
    if (expected !== undefined && script !== expected)
      throw new Error(`${base}entry.js is not what was published`);
  };
  const read = async () => {
    while (!isStopped) {
      await readOnce().catch((error: Error) => counts.failures.push(error.message));
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  const running = Promise.all(Array.from({ length: READERS }, read));
  return {
    counts,
    stop: async () => {
      isStopped = true;
      await running;
    },
  };
};

/** Returns what a gateway has live of `shop`; null when it doesn't answer. */
export const readShop = async (url: string): Promise<string | null> =>
  fetch(`${url}/`, { headers: { accept: 'text/html' } }).then(
    async (response) => findShop(await response.text()),
    () => null,
  );
