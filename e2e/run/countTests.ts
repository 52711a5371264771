import { readReport } from './readReport';

export interface TestCounts {
  passed: number;
  failed: number;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that could not be run. */
  numRuntimeErrorTestSuites: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  /** Failures outside any test: a setup that threw. */
  errors: unknown[];
}

/** Adds a failure when the runner failed without a failed test. */
const withExitCode = (counts: TestCounts, exitCode: number): TestCounts =>
  exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;

/** Reads the counts of a Jest run from its JSON report. A missing report counts as one failure. */
export const readJestCounts = (file: string, exitCode: number): TestCounts => {
  const report = readReport<JestReport>(file);
  if (!report) return { passed: 0, failed: 1 };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return withExitCode({ passed: report.numPassedTests, failed }, exitCode);
};

/**
 * Reads the counts of a Playwright run from its JSON report. A test that passed only when repeated counts as failed, and a
 * missing report as one failure.
 */
export const readPlaywrightCounts = (file: string, exitCode: number): TestCounts => {
  const report = readReport<PlaywrightReport>(file);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  return withExitCode({ passed: expected, failed: unexpected + flaky + report.errors.length }, exitCode);
};
