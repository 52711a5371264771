import { readFileSync } from 'node:fs';

/** Reads a JSON report of a test runner; null when it wrote none, or only a part. */
export const readReport = <Report>(file: string): Report | null => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return null;
  }
};
