import { parseRegistry } from './parseRegistry';
import { serializeRegistry } from './serializeRegistry';

test('keeps entries that cannot be used as they were stored', () => {
  const stored = {
    revision: 7,
    shell: { current: { version: 1 } },
    remotes: { shop: { current: null, note: 'by hand' } },
    unpublished: { old: '2026-01-01T00:00:00.000Z' },
  };
  const registry = parseRegistry(JSON.stringify(stored));
  expect(Object.keys(registry.malformed ?? {}).sort()).toEqual(['shell', 'shop']);
  expect(JSON.parse(serializeRegistry(registry))).toEqual(stored);
});

test('writes a registry without a shell', () => {
  expect(JSON.parse(serializeRegistry({ revision: 0, shell: null, remotes: {} }))).toEqual({
    revision: 0,
    shell: null,
    remotes: {},
  });
});
