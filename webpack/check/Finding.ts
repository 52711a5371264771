/** A reason to refuse a candidate. */
export interface Finding {
  /** One sentence that names both sides: the candidate and what it conflicts with. */
  problem: string;
  /** What mends it. */
  remedy: string;
}

export const formatFindings = (name: string, findings: readonly Finding[]): string =>
  [
    `"${name}" must not be published: ${findings.length === 1 ? '1 problem' : `${findings.length} problems`}.`,
    ...findings.map(({ problem, remedy }) => `  - ${problem}\n    Mend it: ${remedy}`),
  ].join('\n');
