import type { FileTime } from './fileTimes';

const SLOWEST = 10;

export interface StepTime {
  name: string;
  seconds: number;
}

const formatSeconds = (seconds: number): string => `${seconds.toFixed(1)} s`.padStart(9);

/** Formats the time of each step, the seconds of the whole run and the ten slowest test files, the slowest first. */
export const formatSummary = (
  steps: readonly StepTime[],
  seconds: number,
  files: readonly FileTime[],
): string => {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  return [
    'Time of each step',
    ...steps.map((step) => `${formatSeconds(step.seconds)}  ${step.name}`),
    `${formatSeconds(seconds)}  in all`,
    ...(slowest.length > 0 ? ['', `The ${slowest.length} slowest test files`] : []),
    ...slowest.map((slow) => `${formatSeconds(slow.seconds)}  ${slow.file}`),
  ].join('\n');
};
