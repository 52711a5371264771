import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { transform } = jest.requireActual<{ transform: Record<string, [string, object]> }>('./preset.cjs');
const [swcOptions] = Object.values(transform).map(([, options]) => options);

interface Results {
  testResults: { assertionResults: { title: string; failureMessages: string[] }[] }[];
}

/** Runs a test file under `failOnErrors` in another Jest, and returns the first line of each failure by test title. */
function runTests(code: string): Record<string, string[]> {
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
    const { testResults } = JSON.parse(stdout) as Results;
    return Object.fromEntries(
      testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .map(({ title, failureMessages }) => [
          title,
          failureMessages.map((message) => message.split('\n    at ')[0] ?? ''),
        ]),
    );
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

test('fails a test that logs an error or leaves a rejection unhandled, and no other', () => {
  const failures = runTests(`
    test('logs', () => console.error('Not', 'found'));
    test('logs later', () => void setImmediate(() => console.error('Late')));
    test('rejects', () => void Promise.reject(new Error('Lost')));
    test('expects an error', () => {
      jest.spyOn(console, 'error').mockImplementation(() => {});
      console.error('Expected');
    });
    test('passes', () => {});
  `);
  expect(failures).toEqual({
    logs: ['Error: Unexpected errors during the test:\nNot found'],
    'logs later': ['Error: Unexpected errors during the test:\nLate'],
    rejects: ['Error: Lost'],
    'expects an error': [],
    passes: [],
  });
});
