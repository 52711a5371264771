// Fails a test that writes to console.error or leaves a promise rejection unhandled.
// A test that expects an error mocks console.error: `jest.spyOn(console, 'error').mockImplementation(() => {})`.

type Timers = { setImmediate(callback: (value: unknown) => void): void };
let problems: unknown[] = [];
let stopListening = () => {};

type WatchRejections = (listener: (reason: unknown) => void) => () => void;

const watchRejections: WatchRejections =
  (globalThis as { onUnhandledRejection?: WatchRejections }).onUnhandledRejection ??
  ((listener) => {
    process.on('unhandledRejection', listener);
    return () => process.off('unhandledRejection', listener);
  });

beforeAll(() => {
  stopListening = watchRejections((reason) => problems.push(reason));
});
afterAll(() => stopListening());

beforeEach(() => {
  problems = [];
  console.error = (...values: unknown[]) => void problems.push(values.map(String).join(' '));
});

afterEach(async () => {
  // Node.js reports rejections after the current macrotask. A fake setImmediate would never call back.
  const { setImmediate } = jest.requireActual<Timers>('timers');
  await new Promise((resolve) => setImmediate(resolve));
  if (problems.length > 0)
    throw new Error(`Unexpected errors during the test:\n${problems.map(String).join('\n')}`);
});
