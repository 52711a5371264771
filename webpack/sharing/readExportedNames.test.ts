import { join } from 'node:path';
import { ROOT } from '../compile/paths';
import { readExportedNames } from './readExportedNames';

test('reads what platform exports at run time', () => {
  const names = readExportedNames(join(ROOT, 'shared-libs/platform/src/index.ts'));
  expect(names).toEqual(expect.arrayContaining(['api', 'useTranslate', 'fromLiveEvents']));
  // Types have nothing to export at run time.
  for (const type of ['Session', 'PluralForms', 'LiveState']) expect(names).not.toContain(type);
});
