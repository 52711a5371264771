import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type * as Zlib from 'node:zlib';
import { openTestGateway } from './test/openTestGateway';

const mockCompressions = { count: 0 };
jest.mock('node:zlib', () => {
  const zlib = jest.requireActual<typeof Zlib>('node:zlib');
  const brotliCompress = (...values: Parameters<typeof zlib.brotliCompress>) => {
    mockCompressions.count += 1;
    zlib.brotliCompress(...values);
  };
  return { ...zlib, brotliCompress };
});

const testGateway = openTestGateway();

test('compresses unchanged texts only once while one of their files is missing', async () => {
  const { gateway, releasesDir } = testGateway;
  for (const method of ['warn', 'error'] as const)
    jest.spyOn(gateway.log, method).mockImplementation(() => undefined);
  rmSync(join(releasesDir, 'remotes/finance/1.0.0-cc/locales/ar-SA.json'));
  const fetchCompressed = () =>
    gateway.inject({ url: '/locales/ar-SA.json', headers: { 'accept-encoding': 'br' } });
  const first = await fetchCompressed();
  const now = performance.now();
  for (const seconds of [2, 4, 6]) {
    jest.spyOn(performance, 'now').mockReturnValue(now + seconds * 1000);
    expect((await fetchCompressed()).rawPayload).toEqual(first.rawPayload);
  }
  expect(mockCompressions.count).toBe(1);
});
