import { readReport } from './readReport';

export interface TestCounts {
  passed: number;
  failed: number;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that could not even be run. */
  numRuntimeErrorTestSuites: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  /** Failures outside any test: a setup that threw. */
  errors: unknown[];
}

/** A runner that fails without a failed test, or leaves no report, counts as one failure. */
const withExitCode = (counts: TestCounts, exitCode: number): TestCounts =>
  exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;

/** Counts of a run of Jest, from its JSON report. */
export const countJest = (file: string, exitCode: number): TestCounts => {
  const report = readReport<JestReport>(file);
  if (!report) return { passed: 0, failed: 1 };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return withExitCode({ passed: report.numPassedTests, failed }, exitCode);
};

/** Counts of a run of Playwright, from its JSON report. A test that passed only when repeated has failed. */
export const countPlaywright = (file: string, exitCode: number): TestCounts => {
  const report = readReport<PlaywrightReport>(file);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  return withExitCode({ passed: expected, failed: unexpected + flaky + report.errors.length }, exitCode);
};
