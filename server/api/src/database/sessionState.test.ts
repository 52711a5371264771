import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(__dirname, '..');

/** Statements whose effect outlasts a transaction. A pooler in transaction mode gives the connection to another client then. */
const SESSION_STATE = [
  /\bpg_(try_)?advisory_lock(_shared)?\(/,
  /['"`]\s*(un)?listen /i,
  /['"`]\s*prepare /i,
  /(?<!connect_query=)['"`]\s*set (?!local\b)(session |role |\w+\s*(=|to)\s)/i,
  /create temp(orary)? /i,
  /declare \w+ cursor with hold/i,
];

test('no statement leaves session state on its connection', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const violations = files.flatMap((file) => {
    const text = readFileSync(join(SOURCES, file), 'utf8');
    return SESSION_STATE.filter((pattern) => pattern.test(text)).map(
      (pattern) => `${file}: ${pattern.source}`,
    );
  });
  expect(violations).toEqual([]);
});
