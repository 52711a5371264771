import { relative } from 'node:path';
import { readReport } from './readReport';

/** How long the tests of a file took. */
export interface FileTime {
  file: string;
  seconds: number;
}

interface JestReport {
  testResults: { name: string; startTime: number; endTime: number }[];
}

interface PlaywrightSuite {
  /** Relative to the folder of the configuration. */
  file: string;
  specs: { tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
}

/** Reads the times of the test files of a Jest run from its JSON report; none without a report. */
export const readJestTimes = (report: string, root: string): FileTime[] =>
  (readReport<JestReport>(report)?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));

const sumDurations = ({ specs, suites = [] }: PlaywrightSuite): number =>
  specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ results }) => results)
    .reduce((total, { duration }) => total + duration, 0) +
  suites.reduce((total, suite) => total + sumDurations(suite), 0);

/** Reads the times of the spec files of a Playwright run from its JSON report; none without a report. */
export const readPlaywrightTimes = (report: string): FileTime[] =>
  (readReport<PlaywrightReport>(report)?.suites ?? []).map((suite) => ({
    file: `e2e/${suite.file}`,
    seconds: sumDurations(suite) / 1000,
  }));
