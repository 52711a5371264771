import { PGlite } from '@electric-sql/pglite';

/** A PGlite whose timers (statistics are written after ten idle seconds) do not keep the process alive. */
class UnrefPGlite extends PGlite {
  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    const { setTimeout } = globalThis;
    const setUnrefTimeout = (callback: () => void, delay: number) => setTimeout(callback, delay).unref();
    globalThis.setTimeout = setUnrefTimeout as typeof setTimeout;
    try {
      return super.execProtocolRawSync(message);
    } finally {
      globalThis.setTimeout = setTimeout;
    }
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
