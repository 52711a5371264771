/** A build that cannot be made; lists all its problems at once. */
export class BuildError extends Error {
  override name = 'BuildError';

  constructor(
    readonly build: string,
    readonly problems: readonly string[],
  ) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    super(`"${build}" cannot be built: ${count}.\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}
