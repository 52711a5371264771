import { readPort } from './readPort';

const readPortFrom = (value: string) => {
  jest.replaceProperty(process, 'env', { PORT: value });
  return readPort(3000);
};

test('reads the port, and uses the default when it is empty', () => {
  expect(readPortFrom('3210')).toBe(3210);
  expect(readPortFrom('0')).toBe(0);
  expect(readPortFrom(' ')).toBe(3000);
});

test.each(['eighty', '-1', '65536', '80.5'])('rejects %s, and says what is expected', (value) => {
  expect(() => readPortFrom(value)).toThrow(`PORT is "${value}"; expected a whole number from 0 to 65535`);
});
