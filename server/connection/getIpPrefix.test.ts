import { getIpPrefix, getNetworkRegion } from './getIpPrefix';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:51234', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['[2001:db8:1:2:3:4:5:6]:51234', '2001:db8:1:2'],
  ['[::ffff:203.0.113.9]', '203.0.113.9'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('maps %s to the rate limit prefix %s', (address, network) => {
  expect(getIpPrefix(address)).toBe(network);
});

test('maps addresses of one provider in one region to the same region', () => {
  expect(getNetworkRegion('203.0.113.9')).toBe(getNetworkRegion('203.0.113.200'));
  expect(getNetworkRegion('203.0.113.9')).not.toBe(getNetworkRegion('203.0.114.9'));
  expect(getNetworkRegion('2001:db8:1:2::1')).toBe(getNetworkRegion('2001:db8:1:ffff::1'));
  expect(getNetworkRegion('2001:db8:1::1')).not.toBe(getNetworkRegion('2001:db8:2::1'));
});
