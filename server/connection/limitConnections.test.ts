import { limitConnections } from './limitConnections';

const openServer = (limit: number) => {
  type Accept = Parameters<Parameters<typeof limitConnections>[0]['on']>[1];
  let accept: Accept = () => undefined;
  const log = jest.fn<void, [string]>();
  const server = { on: (_event: 'connection', listener: Accept) => (accept = listener) };
  limitConnections(server, { limit, trustedProxies: '10.0.0.2, 10.0.0.3', log });
  const connect = (remoteAddress: string) => {
    const listeners: (() => void)[] = [];
    const close = jest.fn(() => listeners.forEach((listener) => listener()));
    const once = (_event: 'close', listener: () => void) => listeners.push(listener);
    accept({ remoteAddress, once, destroy: close });
    return { close, isClosed: () => close.mock.calls.length > 0 };
  };
  const countOpen = (addresses: readonly string[]) =>
    addresses.map(connect).filter(({ isClosed }) => !isClosed()).length;
  return { connect, countOpen, log };
};

const repeat = (address: string, count: number) => Array.from({ length: count }, () => address);

test('closes the connections of an address above its limit, and accepts another after one closes', () => {
  const { connect, countOpen } = openServer(3);
  const first = connect('198.51.100.7');
  expect(countOpen(repeat('198.51.100.7', 5))).toBe(2);
  expect(countOpen(['::ffff:198.51.100.7', '198.51.100.8'])).toBe(1);
  first.close();
  expect(countOpen(repeat('198.51.100.7', 5))).toBe(1);
});

test('counts the /64 prefix of an IPv6 address as one', () => {
  const { countOpen } = openServer(2);
  expect(countOpen(['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2::3', '2001:db8:1:3::1'])).toBe(3);
});

test('does not limit trusted proxies', () => {
  const { countOpen, log } = openServer(2);
  expect(countOpen([...repeat('10.0.0.2', 50), ...repeat('::ffff:10.0.0.3', 50)])).toBe(100);
  expect(log).not.toHaveBeenCalled();
});

test('warns once about an address at its limit, with the settings that change it', () => {
  const { connect, countOpen, log } = openServer(2);
  const sockets = repeat('198.51.100.7', 2).map(connect);
  countOpen(repeat('198.51.100.7', 50));
  expect(log.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^198\.51\.100\.7 has 2 connections open.*TRUSTED_PROXIES.*CONNECTIONS_PER_ADDRESS/,
      ),
    ],
  ]);
  sockets.forEach(({ close }) => close());
  countOpen(repeat('198.51.100.7', 50));
  expect(log).toHaveBeenCalledTimes(2);
});
