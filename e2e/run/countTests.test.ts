import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJestCounts, readPlaywrightCounts } from './countTests';

const dir = mkdtempSync(join(tmpdir(), 'count-'));
const file = join(dir, 'report.json');
const writeJest = (report: object) =>
  writeFileSync(
    file,
    JSON.stringify({ numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 0, ...report }),
  );
const writePlaywright = (stats: object, errors: unknown[] = []) =>
  writeFileSync(file, JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, ...stats }, errors }));

afterAll(() => rmSync(dir, { recursive: true }));

test('counts the passed tests of a run without failures', () => {
  writeJest({ numPassedTests: 12 });
  expect(readJestCounts(file, 0)).toEqual({ passed: 12, failed: 0 });
  writePlaywright({ expected: 7 });
  expect(readPlaywrightCounts(file, 0)).toEqual({ passed: 7, failed: 0 });
});

test('counts a file that could not be run, and a setup that threw, as failures', () => {
  writeJest({ numPassedTests: 3, numFailedTests: 1, numRuntimeErrorTestSuites: 2 });
  expect(readJestCounts(file, 1)).toEqual({ passed: 3, failed: 3 });
  writePlaywright({}, [{ message: 'the product did not start' }]);
  expect(readPlaywrightCounts(file, 1)).toEqual({ passed: 0, failed: 1 });
});

test('counts a test that passed only when repeated as failed', () => {
  writePlaywright({ expected: 2, flaky: 1 });
  expect(readPlaywrightCounts(file, 0)).toEqual({ passed: 2, failed: 1 });
});

test('counts a failure when the runner fails without a failed test, or leaves no report', () => {
  writeJest({ numPassedTests: 5 });
  expect(readJestCounts(file, 1)).toEqual({ passed: 5, failed: 1 });
  expect(readJestCounts(join(dir, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 });
  expect(readPlaywrightCounts(join(dir, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 });
});
