import type { FileProblem } from '@hashgrid/contracts/releases';

/** Returns what is wrong with files of a release: `entry.js is missing (and 2 more problems)`. */
export const describeProblems = (problems: readonly FileProblem[]): string => {
  const [first] = problems;
  if (!first) return 'nothing is wrong';
  const count = problems.length - 1;
  const more = count > 0 ? ` (and ${count} more ${count === 1 ? 'problem' : 'problems'})` : '';
  return `${first.file} is ${first.problem}${more}`;
};
