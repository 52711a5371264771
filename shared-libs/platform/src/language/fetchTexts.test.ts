import { fetchTexts } from './fetchTexts';

test.each([
  [{ status: 404, statusText: 'Not Found' }, 'Not Found', true],
  [{ status: 503, statusText: 'Service Unavailable' }, 'Service Unavailable', false],
  [{ status: 503, statusText: '' }, '503', false],
])(
  '[LG5] rejects with the status text of a response with %j, or with its status if it has none',
  async (init, message, isUnknown) => {
    window.fetch = async () => new Response('', init);
    await expect(fetchTexts('ja-JP')).rejects.toMatchObject({ message, isUnknown });
  },
);

test('drops values that are not texts', async () => {
  window.fetch = async () => new Response('{"Wallet":"ウォレット","Pay":7}');
  expect(await fetchTexts('ja-JP')).toEqual({ Wallet: 'ウォレット' });
});

test('gives up after ten seconds', async () => {
  jest.useFakeTimers();
  window.fetch = (_, init) =>
    new Promise((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
    );
  const texts = fetchTexts('ja-JP');
  jest.advanceTimersByTime(10_000);
  await expect(texts).rejects.toThrow('no response within 10 s');
  jest.useRealTimers();
});
