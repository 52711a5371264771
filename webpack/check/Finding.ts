/** A reason to refuse a candidate. */
export interface Finding {
  /** One sentence that names both sides: the candidate and what it conflicts with. */
  problem: string;
  /** What to do about it. */
  remedy: string;
}

export const formatFindings = (name: string, findings: readonly Finding[]): string =>
  [
    `"${name}" does not fit what is live: ${findings.length === 1 ? '1 problem' : `${findings.length} problems`}.`,
    ...findings.map(({ problem, remedy }) => `  - ${problem}\n    Fix it: ${remedy}`),
  ].join('\n');
