import type { ChainClient } from './ChainReader';

const FIRST_REST_MS = 1000;
const LONGEST_REST_MS = 60_000;

/** Returns the reason of a failure without the node's URL, which may hold a key. */
const describeFailure = (error: unknown): string => {
  const { shortMessage, message } = error as { shortMessage?: string; message?: string };
  return shortMessage ?? message ?? String(error);
};

/** A node of a chain: unusable until it is checked, and after a failure until the next check after its rest. */
export class ChainNode {
  isUsable = false;
  /** Time of the next check, unless the node is usable. */
  restsUntil = 0;
  private failures = 0;

  constructor(
    readonly client: ChainClient,
    private readonly name: string,
    private readonly options: { log: (line: string) => void; clock: () => number },
  ) {}

  isResting(): boolean {
    return !this.isUsable && this.options.clock() < this.restsUntil;
  }

  /** Passes the node over for a time that doubles with each consecutive failure. */
  pass(error: unknown): void {
    const { log, clock } = this.options;
    if (this.failures === 0) log(`The ${this.name} is passed over: ${describeFailure(error)}`);
    this.isUsable = false;
    this.restsUntil = clock() + Math.min(FIRST_REST_MS * 2 ** this.failures, LONGEST_REST_MS);
    this.failures += 1;
  }

  /** Uses the node again after a successful check. */
  use(): void {
    if (this.failures > 0) this.options.log(`The ${this.name} is used again.`);
    this.isUsable = true;
    this.failures = 0;
  }
}
