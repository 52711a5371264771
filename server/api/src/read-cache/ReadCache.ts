/**
 * Cache of results that are the same for every player, shared by all calls of this process. Concurrent calls wait for one read.
 * A failed read rejects for all calls that wait for it and isn't cached: the next call reads again.
 */
export class ReadCache {
  private readonly entries = new Map<string, { startedAt: number; result: Promise<unknown> }>();

  /** @param seconds How long a result is shared, from the start of its read. */
  constructor(
    private readonly now: () => Date,
    private readonly seconds: number,
  ) {}

  /** Returns the cached result of this name, or that of `read`. All calls with one name must read results of one type. */
  share<Result>(name: string, read: () => Promise<Result>): Promise<Result> {
    const startedAt = this.now().getTime();
    const cached = this.entries.get(name);
    // A clock that was set back must not prolong a result.
    const age = cached ? startedAt - cached.startedAt : -1;
    if (cached && age >= 0 && age < this.seconds * 1000) return cached.result as Promise<Result>;
    const entry = { startedAt, result: read() };
    this.entries.set(name, entry);
    entry.result.catch(() => {
      if (this.entries.get(name) === entry) this.entries.delete(name);
    });
    return entry.result;
  }

  /** Removes a result after a change was committed, even one that is still being read. */
  invalidate(name: string): void {
    this.entries.delete(name);
  }
}
