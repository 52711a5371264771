import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../fixtures/paths';

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

// Not `release`: a CI image may have only the packages that it needs.
test.each(
  'start test dev build catalog new-remote pack check-texts e2e bench languages delivery-times conformance'.split(
    ' ',
  ),
)('npm run %s installs what is missing in a fresh clone', (name) => {
  expect(scripts[name]).toMatch(/^node server\/setup\/ensureInstalled\.mjs && /);
});
