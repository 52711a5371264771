/** A reason to refuse a candidate. */
export interface Finding {
  /** One sentence that names both sides: the candidate and what it conflicts with. */
  problem: string;
  /** What to do about it. */
  remedy: string;
}

export const formatFindings = (name: string, findings: readonly Finding[]): string =>
  [
    `"${name}" failed the check: ${findings.length === 1 ? '1 problem' : `${findings.length} problems`}.`,
    ...findings.map(({ problem, remedy }) => `  - ${problem}\n    Fix it: ${remedy}`),
  ].join('\n');
