import { createPayLink } from './createPayLink';

describe('a pay link', () => {
  test('names who, which token and how much', () => {
    expect(createPayLink('https://play.test', { to: 'ada', token: 'USDT', amount: '2.5' })).toBe(
      'https://play.test/pay?to=ada&token=USDT&amount=2.5',
    );
  });

  test('leaves an open amount out and escapes what a URL would read otherwise', () => {
    expect(createPayLink('https://play.test', { to: 'a&token=ORE', token: 'USDT', amount: '' })).toBe(
      'https://play.test/pay?to=a%26token%3DORE&token=USDT',
    );
  });
});
