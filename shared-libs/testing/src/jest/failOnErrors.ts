// Fails a test that writes to console.error. Jest itself fails tests that leave a promise rejection unhandled.
// A test that expects an error mocks console.error: `jest.spyOn(console, 'error').mockImplementation(() => {})`.

type Timers = { setImmediate(callback: (value: unknown) => void): void };
let errors: string[] = [];

beforeEach(() => {
  console.error = (...values: unknown[]) => void errors.push(values.map(String).join(' '));
});

afterEach(async () => {
  // Work that the test left behind may fail in the next macrotask. A fake setImmediate would never call back.
  const { setImmediate } = jest.requireActual<Timers>('timers');
  await new Promise((resolve) => setImmediate(resolve));
  const found = errors;
  errors = [];
  if (found.length > 0) throw new Error(`Unexpected errors during the test:\n${found.join('\n')}`);
});
