import type { FakeResponse } from './FakeResponse';

/** Returns a handler that keeps its requests in flight until `release` is called. */
export function deferResponse(response: FakeResponse) {
  let release = () => {};
  const answered = new Promise<FakeResponse>((resolve) => (release = () => resolve(response)));
  return { handler: () => answered, release: () => release() };
}
