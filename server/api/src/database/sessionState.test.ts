import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(__dirname, '..');

/** Statements whose effect outlasts a transaction, each with an example. A pooler in transaction mode gives the connection to another client then. */
const SESSION_STATE: [RegExp, string][] = [
  [/\bpg_(try_)?advisory_lock(_shared)?\(/, "'select pg_try_advisory_lock($1)'"],
  [/['"`]\s*(un)?listen /i, "'listen blocks'"],
  [/['"`]\s*prepare /i, "'prepare read as select 1'"],
  [/(?<!connect_query=)['"`]\s*set (?!local\b)(session |role |\w+\s*(=|to)\s)/i, "'set lock_timeout = 100'"],
  [/create temp(orary)? /i, "'create temp table rows (id integer)'"],
  [/declare \w+ cursor with hold/i, "'declare rows cursor with hold for select 1'"],
];

test.each(SESSION_STATE)('%s finds %s', (pattern, example) => {
  expect(example).toMatch(pattern);
});

test('no statement leaves session state on its connection', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const violations = files.flatMap((file) => {
    const text = readFileSync(join(SOURCES, file), 'utf8');
    return SESSION_STATE.filter(([pattern]) => pattern.test(text)).map(
      ([pattern]) => `${file}: ${pattern.source}`,
    );
  });
  expect(violations).toEqual([]);
});
