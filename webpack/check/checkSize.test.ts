import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteDescriptor } from '@hashgrid/contracts';
import { checkSize } from './checkSize';

test('rejects a page whose entry and chunks together exceed the budget', () => {
  const dir = mkdtempSync(join(tmpdir(), 'sizes-'));
  writeFileSync(join(dir, 'entry.js'), new Uint8Array(randomBytes(60_000)));
  writeFileSync(join(dir, 'chart.js'), new Uint8Array(randomBytes(50_000)));
  const descriptor = {
    name: 'market',
    version: '1.1.0',
    entry: 'entry.js',
    chunks: { 'market/MarketPage': [], 'market/ChartPage': ['chart.js'] },
  } as unknown as RemoteDescriptor;
  expect(checkSize({ dir, base: '/', descriptor })).toEqual([
    {
      problem: expect.stringMatching(
        /^The page market\/ChartPage of market 1\.1\.0 loads 11\d kB; the budget of the product is 100 kB\.$/,
      ) as string,
      remedy: expect.stringContaining('import()') as string,
    },
  ]);
  rmSync(dir, { recursive: true });
});
