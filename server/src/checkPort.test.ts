import { once } from 'node:events';
import { lookup } from 'node:dns/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { checkPort } from './checkPort';

jest.mock('node:dns/promises', () => ({ lookup: jest.fn() }));

/** Addresses of this machine that no other test listens on: the same port of `127.0.0.1` may be in use. */
const [HOST, OTHER, TAKEN] = ['127.0.0.11', '127.0.0.12', '127.0.0.13'] as const;

let other: Server;
let port: number;
beforeEach(async () => {
  other = createServer().listen(0, TAKEN);
  await once(other, 'listening');
  ({ port } = other.address() as AddressInfo);
});
afterEach(() => new Promise((resolve) => other.close(resolve)));

const mockAddresses = (...addresses: string[]) =>
  jest.mocked(lookup).mockResolvedValue(addresses.map((address) => ({ address, family: 4 })) as never);

test('accepts a port that is free on all addresses of the host', async () => {
  mockAddresses(HOST, OTHER);
  await expect(checkPort(port, HOST)).resolves.toBeUndefined();
});

test('suggests another port when another program has it on one address of the host', async () => {
  mockAddresses(HOST, TAKEN);
  await expect(checkPort(port, HOST)).rejects.toThrow(
    `Port ${port} is in use. Stop the other program, or choose another port, such as PORT=${port + 1}.`,
  );
});

test('names the settings when the host has no address', async () => {
  await expect(checkPort(port, 'no-such-host.invalid')).rejects.toThrow(
    /^Could not listen on no-such-host\.invalid:\d+: .* Check HOST and PORT\.$/,
  );
});
