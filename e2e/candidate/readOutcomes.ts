import { readReport } from '../run/readReport';
import type { Outcome } from './formatMatrix';

interface Suite {
  title: string;
  file: string;
  specs: { title: string; tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }[];
  suites?: Suite[];
}

interface Report {
  suites: Suite[];
  /** Failures outside any test. */
  errors: { message?: string }[];
}

const OUTCOMES = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: null } as const;

const readSuite = ({ specs, suites = [] }: Suite, titles: readonly string[]): [string, Outcome][] => [
  ...specs.flatMap(({ title, tests }) => {
    const id = [...titles, title].join(' › ');
    return tests.flatMap(({ status }): [string, Outcome][] => {
      const outcome = OUTCOMES[status];
      return outcome ? [[id, outcome]] : [];
    });
  }),
  ...suites.flatMap((suite) => readSuite(suite, [...titles, suite.title])),
];

/**
 * Reads the outcomes from a JSON report of Playwright, keyed by the IDs of the tests. A test that is repeated (`--repeat-each`) has
 * failed if one of its repetitions has.
 * @throws {Error} when there is no report, or something outside the tests failed.
 */
export const readOutcomes = (file: string): Record<string, Outcome> => {
  const report = readReport<Report>(file);
  if (!report) throw new Error('Playwright wrote no report. See its output above for the reason.');
  const [error] = report.errors;
  if (error) throw new Error(`Playwright failed: ${error.message ?? 'unknown error'}`);
  const outcomes: Record<string, Outcome> = {};
  for (const [id, outcome] of report.suites.flatMap((suite) => readSuite(suite, [suite.file])))
    if (outcomes[id] !== 'failed') outcomes[id] = outcome;
  return outcomes;
};
