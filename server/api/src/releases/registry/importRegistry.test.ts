import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeRelease } from '@hashgrid/tooling/release/test/makeRelease';
import { openTestApi } from '../../../test/openTestApi';
import { importRegistry } from './importRegistry';
import { readStoredRegistry } from './registry.queries';

const api = openTestApi();
let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'import-'));
});
afterAll(() => rmSync(dir, { recursive: true }));

const store = (value: object | string) =>
  writeFileSync(join(dir, 'registry.json'), typeof value === 'string' ? value : JSON.stringify(value));
const read = () => readStoredRegistry(api.database, 'live');

/** A release whose files are on another origin, which today's schema rejects. */
const malformedEntry = {
  current: { ...makeRelease('ee'), base: 'https://elsewhere.example/' },
  previous: [],
};
const registry = {
  revision: 41,
  shell: null,
  remotes: {
    auth: malformedEntry,
    shop: { current: makeRelease('cc'), previous: [makeRelease('bb')], rolledBack: [makeRelease('aa')] },
  },
  retired: { shop: [{ id: '1.0.0-99', leftAt: '2026-01-01T00:00:00.000Z' }] },
  unpublished: { game: '2026-01-02T00:00:00.000Z' },
};

test('stores nothing when there is no file', async () => {
  await importRegistry(api.context, dir);
  expect(await read()).toEqual({ revision: 0, shell: null, remotes: {} });
});

test('rejects a damaged file', async () => {
  store('{"revision":');
  await expect(importRegistry(api.context, dir)).rejects.toThrow(
    /registry\.json: .* publish everything again/,
  );
});

test('imports the registry of older versions with its history and with malformed entries, and only once', async () => {
  store(registry);
  await importRegistry(api.context, dir);
  expect(await read()).toEqual(registry);
  store({ revision: 99, shell: null, remotes: {} });
  await importRegistry(api.context, dir);
  expect(await read()).toEqual(registry);
});
