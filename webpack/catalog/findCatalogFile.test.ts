import { existsSync } from 'node:fs';
import { LANGUAGES } from '@hashgrid/contracts';
import { findCatalogFile } from './findCatalogFile';

test('the catalog serves the flags that its examples show', () => {
  expect(LANGUAGES.filter(({ flagImg }) => !existsSync(findCatalogFile(flagImg)))).toEqual([]);
});
