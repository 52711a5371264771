import { liveRevision } from './liveRevision';
import { sendRequest } from './sendRequest';

const respondWith = (headers: Record<string, string>) => {
  window.fetch = async () => new Response('{}', { headers });
  return sendRequest({ url: '/public/hints' }, { apiKey: 'k', timeoutMs: 1000 });
};

test('keeps the newest revision of all responses, and ignores an older one from a gateway that is behind', async () => {
  await respondWith({ 'x-registry-revision': '7' });
  expect(liveRevision.get()).toBe(7);
  await respondWith({ 'x-registry-revision': '6' });
  await respondWith({ 'x-registry-revision': 'none' });
  await respondWith({});
  expect(liveRevision.get()).toBe(7);
});
