import type { FakeResponse } from './FakeResponse';

/** Returns a handler that keeps its requests in flight until `release` is called. */
export function deferResponse(response: FakeResponse) {
  let release = () => {};
  const responded = new Promise<FakeResponse>((resolve) => (release = () => resolve(response)));
  return { handler: () => responded, release: () => release() };
}
