import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { BuildError } from '../compile/BuildError';
import { dev } from './dev';
import { watchPackage } from './watchPackage';

jest.mock('node:child_process', () => ({ spawn: jest.fn() }));
jest.mock('node:fs', () => ({ ...jest.requireActual<object>('node:fs'), watchFile: jest.fn() }));
jest.mock('../release/openReleaseClient', () => ({ findReleaseTarget: jest.fn() }));
jest.mock('../release/publish', () => ({ listPublishable: () => ['shop'] }));
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
