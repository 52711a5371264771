import { PGlite } from '@electric-sql/pglite';

/** Runs something synchronous; timers that it sets, or that those set, do not keep the process alive. */
function withUnrefTimers<Result>(run: () => Result): Result {
  const { setTimeout } = globalThis;
  const setUnrefTimeout = (callback: () => void, delay: number) =>
    setTimeout(() => withUnrefTimers(callback), delay).unref();
  globalThis.setTimeout = setUnrefTimeout as typeof setTimeout;
  try {
    return run();
  } finally {
    globalThis.setTimeout = setTimeout;
  }
}

/** A PGlite that is never closed: its timers, for statistics and the like, must not keep Jest from ending. */
class UnrefPGlite extends PGlite {
  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    return withUnrefTimers(() => super.execProtocolRawSync(message));
  }
}

/** Embedded databases of one Jest worker. Making one takes four CPU seconds, emptying it milliseconds. */
export class EmbeddedDatabasePool {
  private readonly idle: PGlite[] = [];

  /** Returns an empty database in memory that nobody else uses until it is released. */
  async acquire(): Promise<PGlite> {
    const client = this.idle.pop() ?? new UnrefPGlite();
    await client.exec('drop schema public cascade; create schema public');
    await client.query('discard all');
    return client;
  }

  release(client: PGlite): void {
    this.idle.push(client);
  }
}
