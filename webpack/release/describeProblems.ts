import type { FileProblem } from '@hashgrid/contracts/releases';

/** Returns what is wrong with files of a release: `entry.js is missing and 2 more`. */
export const describeProblems = (problems: readonly FileProblem[]): string => {
  const [first] = problems;
  if (!first) return 'nothing is wrong';
  const more = problems.length > 1 ? ` and ${problems.length - 1} more` : '';
  return `${first.file} is ${first.problem}${more}`;
};
