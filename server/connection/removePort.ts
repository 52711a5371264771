/** An IPv4 address with a port, or an IPv6 address in brackets, with or without a port. */
const WITH_PORT = /^(?:([\d.]+):\d+|\[([\da-f:.]+)\](?::\d+)?)$/i;

/**
 * Returns an IP address without a port, which some proxies, such as those of Azure, write into `X-Forwarded-For`. Otherwise, each
 * connection of a client would count as another address.
 */
export const removePort = (address: string): string => {
  const [, ipv4, ipv6] = WITH_PORT.exec(address) ?? [];
  return ipv4 ?? ipv6 ?? address;
};
