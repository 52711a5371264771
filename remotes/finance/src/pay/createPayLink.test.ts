import { createPayLink } from './createPayLink';

describe('a payment link', () => {
  test('contains recipient, token and amount', () => {
    expect(createPayLink('https://play.test', { to: 'ada', token: 'USDT', amount: '2.5' })).toBe(
      'https://play.test/pay?to=ada&token=USDT&amount=2.5',
    );
  });

  test('omits an empty amount and escapes special characters', () => {
    expect(createPayLink('https://play.test', { to: 'a&token=ORE', token: 'USDT', amount: '' })).toBe(
      'https://play.test/pay?to=a%26token%3DORE&token=USDT',
    );
  });
});
