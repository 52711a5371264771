/** Thrown for invalid settings. Lists all of them, each with its name, its value and what is expected. */
export class ConfigError extends Error {
  override name = 'ConfigError';

  constructor(readonly problems: readonly string[]) {
    const list = problems.map((problem) => `  - ${problem}`).join('\n');
    super(`Could not start: invalid settings.\n${list}\nFix these environment variables and start again.`);
  }
}
