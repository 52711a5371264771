/** A reason to refuse a candidate. */
export interface Finding {
  /** What is wrong with the candidate, and which live release or limit it conflicts with, if any. */
  problem: string;
  /** What to do about it. */
  remedy: string;
}

export const formatFindings = (name: string, findings: readonly Finding[]): string =>
  [
    `"${name}" failed the check: ${findings.length === 1 ? '1 problem' : `${findings.length} problems`}.`,
    ...findings.map(({ problem, remedy }) => `  - ${problem}\n    Fix it: ${remedy}`),
  ].join('\n');
