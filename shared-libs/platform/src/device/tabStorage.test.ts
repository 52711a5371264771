import { tabStorage } from './tabStorage';

const fail = () => {
  throw new DOMException('Full', 'QuotaExceededError');
};

afterEach(() => {
  jest.restoreAllMocks();
  tabStorage.remove('key');
});

test('stores values across reloads', () => {
  tabStorage.set('key', { proof: 1 });
  expect(sessionStorage.getItem('key')).toBe('{"proof":1}');
  expect(tabStorage.get('key')).toEqual({ proof: 1 });
  tabStorage.remove('key');
  expect(tabStorage.get('key')).toBeNull();
});

test('keeps values in memory while storage is full, without the previous value', () => {
  tabStorage.set('key', 'old');
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(fail);
  tabStorage.set('key', 'new');
  expect(tabStorage.get('key')).toBe('new');
  expect(sessionStorage.getItem('key')).toBeNull();
  setItem.mockRestore();
  tabStorage.set('key', 'newest');
  expect(tabStorage.get('key')).toBe('newest');
  expect(sessionStorage.getItem('key')).toBe('"newest"');
});

test('keeps and removes values in memory where storage is blocked', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(fail);
  tabStorage.set('key', 1);
  expect(tabStorage.get('key')).toBe(1);
  tabStorage.remove('key');
  expect(tabStorage.get('key')).toBeNull();
});

test('drops a corrupt value', () => {
  sessionStorage.setItem('key', '{"proof"');
  expect(tabStorage.get('key')).toBeNull();
});
