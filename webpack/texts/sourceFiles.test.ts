import { join } from 'node:path';
import { ROOT } from '../compile/paths';
import { resolveImport } from './sourceFiles';

const resolve = (specifier: string) => resolveImport(join(ROOT, 'shell', 'src', 'App.tsx'), specifier);

test.each([
  ['a relative import', './layout/ToastArea', 'shell/src/layout/ToastArea.tsx'],
  ['a library', '@hashgrid/ui', 'shared-libs/ui/src/index.ts'],
  ['a folder of a library', '@hashgrid/contracts/schemas', 'shared-libs/contracts/src/schemas/index.ts'],
  ['a file of a library', '@hashgrid/platform/host', 'shared-libs/platform/src/host.ts'],
])('resolves %s', (_, specifier, file) => {
  expect(resolve(specifier)).toBe(join(ROOT, file));
});

test.each(['react', '@hashgrid/none', '@hashgrid/contracts/none', './none'])(
  'returns null for %s, which is not code of the workspace',
  (specifier) => {
    expect(resolve(specifier)).toBeNull();
  },
);
