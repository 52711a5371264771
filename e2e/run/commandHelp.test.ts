import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../fixtures/paths';

/** Lists the entry files that npm scripts run with tsx. Other tools handle --help themselves. */
const listEntries = (folder: string): string[] => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const entries = Object.values(scripts).flatMap((script) => /--import tsx (\S+)/.exec(script)?.[1] ?? []);
  return [...new Set(entries.map((entry) => join(folder, entry)))];
};

test.each([...listEntries('.'), ...listEntries('server')])('%s calls a handler of --help', (entry) => {
  expect(readFileSync(join(ROOT, entry), 'utf8')).toMatch(/\b(handleHelpOption|isHelpOption)\(/);
});
