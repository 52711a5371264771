import { PGlite } from '@electric-sql/pglite';

/** Runs a synchronous function; timers that it starts, directly or indirectly, don't keep the process alive. */
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

/** Opens a PGlite that is never closed: its internal timers must not keep Jest from exiting. */
class UnrefPGlite extends PGlite {
  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    return withUnrefTimers(() => super.execProtocolRawSync(message));
  }
}

/** A pool of the embedded databases of one Jest worker. Creating one takes four CPU seconds, emptying it milliseconds. */
export class EmbeddedDatabasePool {
  private readonly idle: PGlite[] = [];

  /** Returns an empty in-memory database for exclusive use until it is released. */
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
