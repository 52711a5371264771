import { removePort } from './removePort';
import { unmapIpv4Address } from './unmapIpv4Address';

const isIPv6 = (address: string) => address.includes(':');

/** Returns the eight groups of an IPv6 address without abbreviation. */
function expandGroups(address: string): string[] {
  const [withoutZone = ''] = address.split('%');
  const [head = '', tail] = withoutZone.split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
}

/**
 * Returns the part of an IP address to which rate limits apply: all of an IPv4 address, the /64 prefix of an IPv6
 * address, because a household controls a whole /64.
 */
export function getIpPrefix(address: string): string {
  const text = unmapIpv4Address(removePort(address));
  if (!isIPv6(text)) return text;
  return expandGroups(text)
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}

/** Returns the first three groups of an address prefix, which providers usually assign by region. */
export function getNetworkRegion(address: string): string {
  const network = getIpPrefix(address);
  return network
    .split(isIPv6(network) ? ':' : '.')
    .slice(0, 3)
    .join('.');
}
