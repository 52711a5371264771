import { storeLanguage } from './storeLanguage';

test('stores the language on the device, and in a cookie that every page sends to the gateway for a year', () => {
  const written: string[] = [];
  jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie));
  jest.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') });
  storeLanguage('ja-JP');
  jest.useRealTimers();
  expect(localStorage.getItem('language')).toBe('ja-JP');
  expect(written).toEqual([
    expect.stringMatching(/^language=ja-JP; path=\/; sameSite=Lax; expires=Fri, 01 Jan 2027/i),
  ]);
});

test('stores the language on the device where cookies are blocked', () => {
  jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  storeLanguage('ja-JP');
  expect(localStorage.getItem('language')).toBe('ja-JP');
});
