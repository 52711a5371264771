const PAUSE_MS = 50;

/**
 * Polls `read` and resolves with its first truthy result. There is no time limit, because a slow machine takes longer; Jest
 * ends a test that hangs.
 */
export async function waitUntil<Result>(read: () => Result | Promise<Result>): Promise<NonNullable<Result>> {
  for (;;) {
    const result = await read();
    if (result) return result;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
