import { resolve } from 'node:path';
import { resolveDataDir } from './resolveDataDir';

test.each([
  [undefined, '/workspace/.data'],
  [' ', '/workspace/.data'],
  ['other', '/workspace/other'],
  [' /var/lib/hashgrid ', '/var/lib/hashgrid'],
])('resolves HASHGRID_DATA %j to %s', (setting, dataDir) => {
  expect(resolveDataDir('/workspace', setting)).toBe(resolve(dataDir));
});
