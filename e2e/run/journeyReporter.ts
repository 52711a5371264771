import { relative, sep } from 'node:path';
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { addJourneys } from '../candidate/journeys';
import { SCREENS_ANNOTATION } from '../fixtures/recordScreens';

/** Records the screens that each test opens, for runs with a candidate. */
export default class JourneyReporter implements Reporter {
  private rootDir = '';
  private readonly recorded: Record<string, string[]> = {};

  onBegin({ rootDir }: FullConfig): void {
    this.rootDir = rootDir;
  }

  onTestEnd(test: TestCase, { status, annotations }: TestResult): void {
    if (status !== 'passed') return;
    // The path begins with the root, the project and the file.
    const [, , , ...titles] = test.titlePath();
    const file = relative(this.rootDir, test.location.file).replaceAll(sep, '/');
    const opened = annotations.filter(({ type }) => type === SCREENS_ANNOTATION);
    this.recorded[[file, ...titles].join(' › ')] = opened.flatMap(
      ({ description }) => description?.split(' ') ?? [],
    );
  }

  onEnd(): void {
    addJourneys(this.recorded);
  }

  printsToStdio(): boolean {
    return false;
  }
}
