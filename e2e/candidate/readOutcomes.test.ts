import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOutcomes } from './readOutcomes';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'outcomes-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const write = (report: unknown): string => {
  const file = join(dir, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
};
const spec = (title: string, ...statuses: string[]) => ({
  title,
  tests: statuses.map((status) => ({ status })),
});

test('reads the outcome of each test by its file and titles', () => {
  const suite = {
    title: 'specs/pay.spec.ts',
    file: 'specs/pay.spec.ts',
    specs: [spec('pays', 'expected'), spec('is left out', 'skipped')],
    suites: [{ title: 'on a phone', file: 'specs/pay.spec.ts', specs: [spec('pays', 'flaky')] }],
  };
  expect(readOutcomes(write({ suites: [suite], errors: [] }))).toEqual({
    'specs/pay.spec.ts › pays': 'passed',
    'specs/pay.spec.ts › on a phone › pays': 'failed',
  });
});

test('counts a test as failed when one of its repetitions failed', () => {
  const specs = [spec('pays', 'unexpected', 'expected'), spec('swaps', 'expected', 'unexpected')];
  const suite = { title: 'specs/pay.spec.ts', file: 'specs/pay.spec.ts', specs };
  expect(readOutcomes(write({ suites: [suite], errors: [] }))).toEqual({
    'specs/pay.spec.ts › pays': 'failed',
    'specs/pay.spec.ts › swaps': 'failed',
  });
});

test('throws when Playwright failed outside the tests or wrote no report', () => {
  expect(() => readOutcomes(write({ suites: [], errors: [{ message: 'no browser' }] }))).toThrow(
    'no browser',
  );
  expect(() => readOutcomes(join(dir, 'none.json'))).toThrow('Playwright wrote no report');
});
