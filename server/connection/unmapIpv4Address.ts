/** Returns the IPv4 address inside an IPv4-mapped IPv6 one (`::ffff:10.0.0.1`), which dual-stack sockets report. */
export const unmapIpv4Address = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
