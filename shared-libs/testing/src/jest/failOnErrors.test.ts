import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { transform } = jest.requireActual<{ transform: Record<string, [string, object]> }>('./preset.cjs');
const [swcOptions] = Object.values(transform).map(([, options]) => options);

interface FileResult {
  assertionResults: { title: string; failureMessages: string[] }[];
  status: string;
  message: string;
}

/** Runs a test file under `failOnErrors` in another Jest, and returns its result. */
function runFile(code: string): FileResult {
  const dir = mkdtempSync(join(tmpdir(), 'fail-on-errors-'));
  try {
    writeFileSync(join(dir, 'sample.test.js'), code);
    const config = {
      rootDir: dir,
      transform: { '\\.ts$': [require.resolve('@swc/jest'), swcOptions] },
      setupFilesAfterEnv: [join(__dirname, 'failOnErrors.ts')],
      cacheDirectory: join(dir, 'cache'),
      restoreMocks: true,
    };
    const args = [require.resolve('jest/bin/jest'), '--json', '--config', JSON.stringify(config)];
    const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    return (JSON.parse(stdout) as { testResults: [FileResult] }).testResults[0];
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Returns the first line of each failure by test title. */
const listFailures = ({ assertionResults }: FileResult): Record<string, string[]> =>
  Object.fromEntries(
    assertionResults.map(({ title, failureMessages }) => [
      title,
      failureMessages.map((message) => message.split('\n    at ')[0] ?? ''),
    ]),
  );

test('fails a test that logs an error or leaves a rejection unhandled, and no other', () => {
  const result = runFile(`
    test('logs', () => console.error('Not', 'found'));
    test('logs later', () => void setImmediate(() => console.error('Late')));
    test('rejects', () => void Promise.reject(new Error('Lost')));
    test('expects an error', () => {
      jest.spyOn(console, 'error').mockImplementation(() => {});
      console.error('Expected');
    });
    test('passes', () => {});
  `);
  expect(listFailures(result)).toEqual({
    logs: ['Error: Unexpected errors during the test:\nNot found'],
    'logs later': ['Error: Unexpected errors during the test:\nLate'],
    rejects: ['Error: Lost'],
    'expects an error': [],
    passes: [],
  });
});

test.each([
  ['logs an error in afterAll', `afterAll(() => console.error('Not closed'));`, 'Not closed'],
  [
    'logs an error in afterAll when the last test expects one',
    `beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
     afterAll(() => console.error('Not closed'));`,
    'Not closed',
  ],
  [
    'logs an error in an afterAll that is done when it calls back',
    `afterAll((done) => { console.error('Not closed'); setImmediate(done); });`,
    'Not closed',
  ],
  ['logs an error in afterEach', `afterEach(() => console.error('Not cleared'));`, 'Not cleared'],
  ['leaves a rejection in afterAll', `afterAll(() => void Promise.reject(new Error('Lost')));`, 'Lost'],
  [
    'logs an error in the afterAll of a group',
    `describe('group', () => { afterAll(() => console.error('Not closed')); test('in it', () => {}); });`,
    'Not closed',
  ],
])('fails a file that %s', (_fault, hook, problem) => {
  const result = runFile(`
    ${hook}
    test('passes', () => {});
  `);
  expect([result.status, result.message]).toEqual(['failed', expect.stringContaining(problem)]);
});

test('fails the first test when beforeAll logs an error', () => {
  const result = runFile(`
    beforeAll(() => console.error('Not opened'));
    test('first', () => {});
    test('second', () => {});
  `);
  expect(listFailures(result)).toEqual({
    first: ['Error: Unexpected errors during the test:\nNot opened'],
    second: [],
  });
});

test('passes a file whose hooks log nothing', () => {
  const result = runFile(`
    afterAll((done) => void setImmediate(done));
    afterAll(async () => {});
    test('passes', () => {});
  `);
  expect([result.status, result.message]).toEqual(['passed', '']);
});
