import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RemoteConfig } from '@hashgrid/contracts';
import { findMenuIcon } from '@hashgrid/ui';
import { checkRemoteConfig } from '../remote/checkRemoteConfig';
import { createRemoteFiles } from './createRemoteFiles';

const VERSIONS = { react: '19.3.1', '@hashgrid/platform': '1.2.0', 'qr-code': '1.0.0' };

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-remote-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('creates a remote that passes the checks of the build in all locales of the shell', async () => {
  const remoteDir = join(root, 'daily-prize');
  const files = createRemoteFiles('daily-prize', VERSIONS, ['ar-SA', 'ja-JP'], '../../tsconfig.base.json');
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(remoteDir, path)), { recursive: true });
    writeFileSync(join(remoteDir, path), content);
  }
  const { default: config } = (await import(join(remoteDir, 'remote.config.ts'))) as {
    default: RemoteConfig;
  };
  expect(checkRemoteConfig(config, { remoteDir, others: [], platformVersion: '1.2.0' })).toEqual([]);
  expect(config).toMatchObject({
    name: 'daily-prize',
    routes: [
      {
        path: '/daily-prize',
        page: 'daily-prize/DailyPrizePage',
        title: 'Daily prize',
        preload: ['/shared/token/all'],
      },
    ],
  });
  const [entry] = config.menu ?? [];
  expect(findMenuIcon(entry?.icon ?? '')).not.toBe(findMenuIcon('unknown'));
  expect(Object.keys(files)).toContain('src/daily-prize/DailyPrizePage.test.tsx');
  expect(files['package.json']).not.toContain('qr-code');
  expect(JSON.parse(files['package.json']!)).toMatchObject({
    name: '@hashgrid/daily-prize',
    version: '1.0.0',
    dependencies: { react: '19.3.1' },
  });
});

test('writes a valid config for a name that is a keyword of JavaScript', async () => {
  const files = createRemoteFiles('import', VERSIONS, [], '../../tsconfig.base.json');
  writeFileSync(join(root, 'remote.config.ts'), files['remote.config.ts']!);
  const { default: config } = (await import(join(root, 'remote.config.ts'))) as { default: RemoteConfig };
  expect(config).toMatchObject({ name: 'import', routes: [{ path: '/import', page: 'import/ImportPage' }] });
});
