import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJestTimes, readPlaywrightTimes } from './fileTimes';

const dir = mkdtempSync(join(tmpdir(), 'times-'));
const report = join(dir, 'report.json');

afterAll(() => rmSync(dir, { recursive: true }));

test('reads how long each file of a Jest run took', () => {
  const testResults = [{ name: join(dir, 'a', 'b.test.ts'), startTime: 1000, endTime: 3500 }];
  writeFileSync(report, JSON.stringify({ testResults }));
  expect(readJestTimes(report, dir)).toEqual([{ file: join('a', 'b.test.ts'), seconds: 2.5 }]);
});

test('adds up the tests of a spec file, including nested suites and retries', () => {
  const spec = (...durations: number[]) => ({
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const suites = [
    {
      file: 'specs/a.spec.ts',
      specs: [spec(1000), spec(500, 250)],
      suites: [{ file: 'specs/a.spec.ts', specs: [spec(250)] }],
    },
  ];
  writeFileSync(report, JSON.stringify({ suites }));
  expect(readPlaywrightTimes(report)).toEqual([{ file: 'e2e/specs/a.spec.ts', seconds: 2 }]);
});

test('returns no times without a report', () => {
  expect(readJestTimes(join(dir, 'none.json'), dir)).toEqual([]);
  expect(readPlaywrightTimes(join(dir, 'none.json'))).toEqual([]);
});
