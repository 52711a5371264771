// Fails a test that writes to console.error, and a file that does so after its last test. Jest itself fails tests and files that leave a
// promise rejection unhandled. A test that expects an error mocks console.error: `jest.spyOn(console, 'error').mockImplementation(() => {})`.

type Timers = { setImmediate(callback: (value: unknown) => void): void };
let errors: string[] = [];

const recordErrors = () => {
  console.error = (...values: unknown[]) => void errors.push(values.map(String).join(' '));
};

/** Throws the errors that were logged since the last call. */
const throwErrors = async (where: string): Promise<void> => {
  // Work that is left behind may fail in the next macrotask. A fake setImmediate would never call back.
  const { setImmediate } = jest.requireActual<Timers>('timers');
  await new Promise((resolve) => setImmediate(resolve));
  const found = errors;
  errors = [];
  if (found.length > 0) throw new Error(`Unexpected errors ${where}:\n${found.join('\n')}`);
};

recordErrors();
beforeEach(recordErrors);
afterEach(() => throwErrors('during the test'));
afterAll(async () => {
  await throwErrors('after the last test');
  // The last test may have mocked it.
  recordErrors();
});

// Jest runs the hooks of the test file after the one above, in the order in which they were added, so each of them is checked.
const addAfterAll = globalThis.afterAll;
globalThis.afterAll = (hook, timeout) => {
  addAfterAll(hook, timeout);
  addAfterAll(() => throwErrors('in afterAll'));
};
