/**
 * A test fails when something was written to console.error or a promise was rejected without anybody noticing.
 * A test that expects a line replaces console.error: `jest.spyOn(console, 'error').mockImplementation(() => {})`.
 */
type Timers = { setImmediate(callback: (value: unknown) => void): void };
let noise: unknown[] = [];
let stopListening = () => {};

type Watch = (listener: (reason: unknown) => void) => () => void;

const watchRejections: Watch =
  (globalThis as { onUnhandledRejection?: Watch }).onUnhandledRejection ??
  ((listener) => {
    process.on('unhandledRejection', listener);
    return () => process.off('unhandledRejection', listener);
  });

beforeAll(() => {
  stopListening = watchRejections((reason) => noise.push(reason));
});
afterAll(() => stopListening());

beforeEach(() => {
  noise = [];
  console.error = (...line: unknown[]) => void noise.push(line.map(String).join(' '));
});

afterEach(async () => {
  // A rejection is noticed a turn later; the real timer runs even where a test replaced the timers.
  const { setImmediate } = jest.requireActual<Timers>('timers');
  await new Promise((resolve) => setImmediate(resolve));
  if (noise.length > 0) throw new Error(`Unexpected noise during the test:\n${noise.map(String).join('\n')}`);
});
