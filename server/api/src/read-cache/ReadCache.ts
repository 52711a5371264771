/**
 * Results that are the same for every player, shared by all calls of this process. Calls at the same time wait for one
 * read. A failed read rejects for those who wait for it and isn't kept: the next call reads anew.
 */
export class ReadCache {
  private readonly entries = new Map<string, { startedAt: number; result: Promise<unknown> }>();

  /** @param seconds How long a result is shared, from the start of its read. */
  constructor(
    private readonly now: () => Date,
    private readonly seconds: number,
  ) {}

  /** Returns the shared result of this name, or that of `read`. A name always has the same kind of result. */
  share<Result>(name: string, read: () => Promise<Result>): Promise<Result> {
    const startedAt = this.now().getTime();
    const found = this.entries.get(name);
    // A clock that was set back must not prolong a result.
    const age = found ? startedAt - found.startedAt : -1;
    if (found && age >= 0 && age < this.seconds * 1000) return found.result as Promise<Result>;
    const entry = { startedAt, result: read() };
    this.entries.set(name, entry);
    entry.result.catch(() => {
      if (this.entries.get(name) === entry) this.entries.delete(name);
    });
    return entry.result;
  }

  /** Drops a result after a change was committed, also one that is still being read. */
  invalidate(name: string): void {
    this.entries.delete(name);
  }
}
