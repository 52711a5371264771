import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Release, RemoteDescriptor } from '@hashgrid/contracts';
import { computeIntegrity } from '@hashgrid/contracts/builds';
import { FILES_MANIFEST } from '@hashgrid/contracts/releases';

const hash = (content: string) => computeIntegrity(new TextEncoder().encode(content));

/** A release of a remote, and a folder with its files as a store keeps them. */
export interface StoredRelease {
  release: Release<RemoteDescriptor>;
  dir: string;
}

/**
 * Makes a release of the remote `shop` whose entry is `script`, with a compressed copy of the entry.
 * @param parentDir Existing folder in which the folder of the release is made; the caller deletes it.
 */
export const makeStoredRelease = (
  parentDir: string,
  id: string,
  script: string,
  otherFiles: Record<string, string> = {},
): StoredRelease => {
  const dir = join(mkdtempSync(join(parentDir, 'release-')), 'release');
  const descriptor: RemoteDescriptor = {
    name: 'shop',
    platform: '^1.0.0',
    routes: [{ path: '/shop', page: 'list/ListPage', title: 'Shop' }],
    version: '1.0.0',
    entry: 'entry.js',
    chunks: {},
    integrity: { 'entry.js': hash(script) },
    shared: {},
    locales: ['ar-SA'],
    sourceHash: id,
  };
  const files: Record<string, string> = {
    'entry.js': script,
    'entry.js.map': '{}',
    'remote.json': JSON.stringify(descriptor),
    'locales/ar-SA.json': '{"Shop":"متجر"}',
    ...otherFiles,
  };
  const manifest = JSON.stringify(
    Object.fromEntries(Object.entries(files).map(([file, content]) => [file, hash(content)])),
  );
  for (const [file, content] of Object.entries({ ...files, [FILES_MANIFEST]: manifest })) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), content);
  }
  writeFileSync(join(dir, 'entry.js.br'), new Uint8Array(brotliCompressSync(script)));
  const base = `/remotes/shop/1.0.0-${id}/`;
  const publishedAt = '2026-01-01T00:00:00.000Z';
  return {
    dir,
    release: {
      version: '1.0.0',
      hash: id,
      base,
      publishedAt,
      filesIntegrity: hash(manifest),
      descriptor,
    },
  };
};
