import { KYC_MAX_LENGTHS } from '@hashgrid/contracts';
import { validateDetails } from './validateDetails';

const mockServerTime = Date.parse('2026-03-04T00:00:00Z');
jest.mock('@hashgrid/platform', () => ({
  ...jest.requireActual<object>('@hashgrid/platform'),
  serverNow: () => mockServerTime,
}));

test('accepts a player from the 18th birthday on, by the server’s clock', () => {
  expect(validateDetails({ birthDate: '2008-03-04' })).not.toHaveProperty('birthDate');
  expect(validateDetails({ birthDate: '2008-03-05' })).toHaveProperty('birthDate');
});

test('accepts texts up to the server’s limits, not counting the spaces around them', () => {
  const city = 'x'.repeat(KYC_MAX_LENGTHS.city);
  expect(validateDetails({ city: ` ${city} ` })).not.toHaveProperty('city');
  expect(validateDetails({ city: `${city}x` })).toHaveProperty('city');
});
