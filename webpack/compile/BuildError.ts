/** A failed build, with all its problems. */
export class BuildError extends Error {
  override name = 'BuildError';

  constructor(
    readonly build: string,
    readonly problems: readonly string[],
  ) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    super(`Could not build "${build}": ${count}.\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}
