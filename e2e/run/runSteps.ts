import type { TestCounts } from './countTests';
import type { StepTime } from './formatSummary';

/** A step of `npm test`. */
export interface Step {
  name: string;
  /** Name of an earlier step without which this one can't pass. */
  needs?: string;
  run: () => Promise<TestCounts>;
}

export type StepResult = TestCounts & StepTime;

const runStep = async ({ name, run }: Step): Promise<StepResult> => {
  const startedAt = performance.now();
  console.log(`\n> ${name}`);
  const counts = await run().catch((error: Error) => {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  });
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(
    `< ${name}: ${counts.failed === 0 ? 'ok' : `${counts.failed} failed`}, ${seconds.toFixed(1)} s`,
  );
  return { name, seconds, ...counts };
};

/** Runs steps one after the other, also after a failure. A step that needs a failed one fails without being run. */
export const runSteps = async (steps: readonly Step[]): Promise<StepResult[]> => {
  const results: StepResult[] = [];
  for (const step of steps) {
    const failedNeed = results.find(({ name, failed }) => name === step.needs && failed > 0);
    const skip = () => Promise.reject(new Error(`Not run, because this failed: ${step.needs}`));
    results.push(await runStep(failedNeed ? { ...step, run: skip } : step));
  }
  return results;
};
