import type { FakeAnswer } from './fakeApi';

/** Returns a handler that keeps its requests in flight until `release` is called. */
export function deferAnswer(answer: FakeAnswer) {
  let release = () => {};
  const answered = new Promise<FakeAnswer>((resolve) => (release = () => resolve(answer)));
  return { handler: () => answered, release: () => release() };
}
