import { isIPv4, isIPv6 } from 'node:net';
import { plainAddress } from '@hashgrid/contracts/connection';

/** The eight groups of an IPv6 address, written out. */
function groupsOf(address: string): string[] {
  const [withoutZone = ''] = address.split('%');
  const [head = '', tail] = withoutZone.split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
}

/**
 * What one caller can hardly change: an IPv4 address as it is, of an IPv6 address its first half, because every home
 * has the other half to itself.
 */
export function ipPrefix(address: string): string {
  const text = plainAddress(address);
  if (!isIPv6(text)) return text;
  return groupsOf(text)
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}

/** About where a caller is: the part of the address that one provider gives to one region. */
export function regionOf(address: string): string {
  const network = ipPrefix(address);
  const isFour = isIPv4(network);
  return network
    .split(isFour ? '.' : ':')
    .slice(0, 3)
    .join('.');
}
