import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../compile/paths';
import { findComponentsWithExamples } from './findComponentsWithExamples';

/** Returns the components that a package exports by name. */
function listExportedComponents(name: string): string[] {
  const index = readFileSync(join(ROOT, 'shared-libs', name, 'src/index.ts'), 'utf8');
  return [...index.matchAll(/^export \{([^}]*)\}/gm)]
    .flatMap(([, list = '']) => list.split(','))
    .map((exported) => exported.trim())
    .filter((exported) => /^[A-Z][a-z]/.test(exported))
    .map((component) => `${name}/${component}`);
}

test.each([
  ['ui', 50],
  ['app-ui', 10],
])('every component of %s has examples in the catalog', (name, lowerBound) => {
  const components = listExportedComponents(name).sort();
  expect(components.length).toBeGreaterThan(lowerBound);
  expect(findComponentsWithExamples([name]).sort()).toEqual(components);
});
