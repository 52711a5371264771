import { createNodeFetch } from './createNodeFetch';

const LIMIT_MS = 4000;
const URL = 'https://node.test/';

const fetchFromNode = createNodeFetch(LIMIT_MS, (url) => new Error(`${url} is late.`));

/** Makes the node respond with a body, which `write` begins; it breaks when the request is aborted. */
const respondWith = (write: (controller: ReadableStreamDefaultController<Uint8Array>) => void) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      init!.signal!.addEventListener('abort', () => controller.error(init!.signal!.reason));
      write(controller);
    };
    return new Response(new ReadableStream({ start }));
  });
};
const encode = (text: string) => new TextEncoder().encode(text);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the time limit of a node', () => {
  test('ends with a complete body', async () => {
    respondWith((controller) => {
      controller.enqueue(encode('{}'));
      controller.close();
    });
    expect(await (await fetchFromNode(URL)).text()).toBe('{}');
    expect(jest.getTimerCount()).toBe(0);
  });

  test('ends with a response without a body', async () => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
    expect((await fetchFromNode(URL)).status).toBe(204);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('ends with a broken body', async () => {
    respondWith((controller) => controller.error(new Error('The connection was reset.')));
    await expect((await fetchFromNode(URL)).text()).rejects.toThrow('The connection was reset.');
    expect(jest.getTimerCount()).toBe(0);
  });

  test('ends with a body whose reader has read enough', async () => {
    respondWith((controller) => controller.enqueue(encode('too long')));
    await (await fetchFromNode(URL)).body!.cancel();
    // Canceling passes through two streams.
    await jest.advanceTimersByTimeAsync(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('ends with a failed request', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('refused'));
    await expect(fetchFromNode(URL)).rejects.toThrow('refused');
    expect(jest.getTimerCount()).toBe(0);
  });

  test('aborts a body that stalls, after as much time again when the machine has paused', async () => {
    respondWith((controller) => controller.enqueue(encode('{')));
    const text = (await fetchFromNode(URL)).text().catch(String);
    const now = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => now() + 60_000);
    jest.advanceTimersByTime(LIMIT_MS);
    expect(jest.getTimerCount()).toBe(1);
    jest.advanceTimersByTime(LIMIT_MS);
    expect(await text).toBe(`Error: ${URL} is late.`);
  });

  test('lets a body complete that has arrived during a pause of the machine', async () => {
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    respondWith((opened) => (controller = opened));
    const text = (await fetchFromNode(URL)).text();
    const now = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => now() + 60_000);
    jest.advanceTimersByTime(LIMIT_MS);
    controller!.enqueue(encode('{}'));
    controller!.close();
    expect(await text).toBe('{}');
  });
});
