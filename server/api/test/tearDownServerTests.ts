/** Set by the global setup, in the same process. */
declare const cleanUpServerTests: () => Promise<void>;

/** Jest's global teardown of the tests that run in Node. */
export default async function tearDownServerTests(): Promise<void> {
  await cleanUpServerTests();
}
