const READERS = 4;
const PAUSE_MS = 20;
const LIVE_SHOP = /"base":"(\/remotes\/shop\/[^"]+\/)"/;

/** Returns the base of the release of `shop` that a page names; null when it names none. */
const findShopBase = (html: string): string | null => LIVE_SHOP.exec(html)?.[1] ?? null;

/** Counts of what simulated readers have requested and received. */
export interface ReaderCounts {
  requests: number;
  failures: string[];
  /** Responses that were cut off, after which the request was repeated. */
  cut: number;
  /** Bases of `shop` that pages have named. */
  bases: Set<string>;
}

/** Simulates players who repeatedly read the page and the script of `shop` that it names. */
export const startReaders = (url: string, scripts: ReadonlyMap<string, string>) => {
  const counts: ReaderCounts = { requests: 0, failures: [], cut: 0, bases: new Set() };
  let isStopped = false;
  const get = async (path: string, isRepeated = false): Promise<string> => {
    counts.requests += 1;
    const response = await fetch(url + path, { headers: { accept: 'text/html,*/*' } });
    if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
    const text = await response.text().catch(() => null);
    if (text !== null) return text;
    // The server was killed while it sent the response, which no other server can complete. Browsers and the shell repeat the request.
    counts.cut += 1;
    if (isRepeated) throw new Error(`${path} was cut off twice`);
    return get(path, true);
  };
  const readOnce = async () => {
    const base = findShopBase(await get('/'));
    if (!base) throw new Error('the page has no shop');
    counts.bases.add(base);
    const script = await get(`${base}entry.js`);
    const expected = scripts.get(base);
    // A base that was never published has no script to compare with; `checkReaders` reports it at the end.
    if (expected !== undefined && script !== expected)
      throw new Error(`${base}entry.js differs from the published script`);
  };
  const readUntilStopped = async () => {
    while (!isStopped) {
      await readOnce().catch((error: Error) => counts.failures.push(error.message));
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  const running = Promise.all(Array.from({ length: READERS }, readUntilStopped));
  return {
    counts,
    stop: async () => {
      isStopped = true;
      await running;
    },
  };
};

/** Returns the base of the live release of `shop` at a gateway; null when the gateway doesn't respond. */
export const readShopBase = async (url: string): Promise<string | null> =>
  fetch(`${url}/`, { headers: { accept: 'text/html' } }).then(
    async (response) => findShopBase(await response.text()),
    () => null,
  );
