import { once } from 'node:events';
import { lookup } from 'node:dns/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { checkPort } from './checkPort';

jest.mock('node:dns/promises', () => ({ lookup: jest.fn() }));

/** Loopback addresses. No other test listens on the first two, which macOS lacks: the same port of the others may be in use. */
const ADDRESSES = ['127.0.0.11', '127.0.0.12', '127.0.0.1', '::1'];

const listen = async (address: string): Promise<Server | null> => {
  const server = createServer().listen(0, address);
  return once(server, 'listening').then(
    () => server,
    () => null,
  );
};
const close = (server: Server) => new Promise((resolve) => server.close(resolve));

/** Two addresses of this machine, and a port that another program has on the second one. */
let host: string;
let taken: string;
let other: Server;
let port: number;
beforeEach(async () => {
  const servers = await Promise.all(ADDRESSES.map(listen));
  const found = servers.flatMap((server, index) => (server ? [{ server, address: ADDRESSES[index]! }] : []));
  [host, taken] = found.map(({ address }) => address) as [string, string];
  other = found[1]!.server;
  ({ port } = other.address() as AddressInfo);
  await Promise.all(found.filter(({ server }) => server !== other).map(({ server }) => close(server)));
});
afterEach(() => close(other));

const mockAddresses = (...addresses: string[]) =>
  jest.mocked(lookup).mockResolvedValue(addresses.map((address) => ({ address, family: 4 })) as never);

test('accepts a port that is free on all addresses of the host', async () => {
  await close(other);
  mockAddresses(host, taken);
  await expect(checkPort(port, host)).resolves.toBeUndefined();
});

test('suggests another port when another program has it on one address of the host', async () => {
  mockAddresses(host, taken);
  await expect(checkPort(port, host)).rejects.toThrow(
    `Port ${port} is in use. Stop the other program, or choose another port, such as PORT=${port + 1}.`,
  );
});

test('names the settings when the host has no address', async () => {
  await expect(checkPort(port, 'no-such-host.invalid')).rejects.toThrow(
    /^Could not listen on no-such-host\.invalid:\d+: .* Check HOST and PORT\.$/,
  );
});
