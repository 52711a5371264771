import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { BuildError } from '../compile/BuildError';
import { findRunningProduct } from '../release/openReleaseClient';
import { dev } from './dev';
import { watchPackage } from './watchPackage';

jest.mock('node:child_process', () => ({ spawn: jest.fn() }));
jest.mock('node:fs', () => ({ ...jest.requireActual<object>('node:fs'), watchFile: jest.fn() }));
jest.mock('../release/openReleaseClient', () => ({
  findReleaseTarget: jest.fn(),
  findRunningProduct: jest.fn(async () => null),
}));
jest.mock('../release/publish', () => ({ listPublishable: () => ['shell', 'shop'] }));
jest.mock('../release/publishAll', () => ({ publishAll: jest.fn() }));
jest.mock('./watchPackage', () => ({ watchPackage: jest.fn() }));

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'dev-'));
  jest.replaceProperty(process, 'env', { ...process.env, HASHGRID_DATA: dir });
  jest.spyOn(console, 'log').mockImplementation();
  // A listener for signals would keep Ctrl-C from ending Jest.
  jest.spyOn(process, 'on').mockReturnThis();
});
afterEach(() => rmSync(dir, { recursive: true }));

/** Fakes a product that is ready immediately. */
const fakeProduct = () => {
  const product = Object.assign(new EventEmitter(), { stdout: new PassThrough(), kill: jest.fn() });
  jest.mocked(spawn).mockReturnValue(product as unknown as ReturnType<typeof spawn>);
  product.stdout.write('Hashgrid is running at http://localhost:3000\n');
  return product;
};

test('stops the product when the package cannot be watched, so that the command ends with the error', async () => {
  const product = fakeProduct();
  jest.mocked(watchPackage).mockRejectedValue(new BuildError('shop', ['There is no route.']));
  await expect(dev('shop')).rejects.toThrow('There is no route.');
  expect(product.kill).toHaveBeenCalledTimes(1);
  // Otherwise its exit would end the process with another exit code.
  expect(product.listenerCount('exit')).toBe(0);
});

const createTarget = (pagesUrl: string) => ({ url: 'http://127.0.0.1:1', token: 'hgr_1', pagesUrl });

test('says how to work with a product that is already running on the data folder, instead of starting another', async () => {
  const url = 'http://localhost:3000';
  jest.mocked(findRunningProduct).mockResolvedValue(createTarget(url));
  await expect(dev('shop')).rejects.toThrow(
    `A product is already running on ${dir}, at ${url}. Stop it, or add your build to its pages: HASHGRID_URL=${url} PORT=3001 npm run dev -- shop`,
  );
  await expect(dev('shell')).rejects.toThrow(/at http:\/\/localhost:3000\. Stop it first\.$/);
  expect(spawn).not.toHaveBeenCalled();
});

test('advises an unprivileged port beside a product whose URL has none', async () => {
  jest.mocked(findRunningProduct).mockResolvedValue(createTarget('https://play.example.com'));
  await expect(dev('shop')).rejects.toThrow('HASHGRID_URL=https://play.example.com PORT=3001 npm run dev');
});

test.each([
  ['API_URL', 'http://127.0.0.1:4000'],
  ['DATABASE_URL', 'postgres://localhost/hashgrid'],
])(
  'starts with %s beside a product on the same data folder, whose embedded database it does not open',
  async (name, value) => {
    process.env[name] = value;
    jest.mocked(findRunningProduct).mockResolvedValue(createTarget('http://localhost:3000'));
    fakeProduct();
    jest.mocked(watchPackage).mockRejectedValue(new BuildError('shop', ['There is no route.']));
    await expect(dev('shop')).rejects.toThrow('There is no route.');
    expect(spawn).toHaveBeenCalledTimes(1);
  },
);
