import type { FileTime } from './fileTimes';

const MAX_SLOWEST = 10;

export interface StepTime {
  name: string;
  seconds: number;
}

const formatSeconds = (seconds: number): string => `${seconds.toFixed(1)} s`.padStart(9);

/** Formats the time of each step and the ten slowest test files, the slowest first. */
export const formatSummary = (steps: readonly StepTime[], files: readonly FileTime[]): string => {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, MAX_SLOWEST);
  const total = steps.reduce((sum, { seconds }) => sum + seconds, 0);
  return [
    'Time of each step',
    ...steps.map(({ name, seconds }) => `${formatSeconds(seconds)}  ${name}`),
    `${formatSeconds(total)}  total`,
    ...(slowest.length > 0 ? ['', `The ${slowest.length} slowest test files`] : []),
    ...slowest.map(({ file, seconds }) => `${formatSeconds(seconds)}  ${file}`),
  ].join('\n');
};
