import type { ChainClient } from './ChainReader';
import { describeChainError } from './describeChainError';

const FIRST_BACKOFF_MS = 1000;
const MAX_BACKOFF_MS = 60_000;

/** A node of a chain: unusable until a check succeeds. After a failure, checks are retried with exponential backoff. */
export class ChainNode {
  isUsable = false;
  /** Earliest time of the next check of an unusable node, in milliseconds of the clock. */
  retryAt = 0;
  private failures = 0;

  constructor(
    readonly client: ChainClient,
    private readonly name: string,
    private readonly options: { log: (line: string) => void; clock: () => number },
  ) {}

  isBackingOff(): boolean {
    return !this.isUsable && this.options.clock() < this.retryAt;
  }

  /** Skips the node for a time that doubles with each consecutive failure. While it is skipped, failures of earlier reads don't count. */
  markFailed(error: unknown): void {
    if (this.isBackingOff()) return;
    const { log, clock } = this.options;
    if (this.failures === 0) log(`The ${this.name} is skipped: ${describeChainError(error)}`);
    this.isUsable = false;
    this.retryAt = clock() + Math.min(FIRST_BACKOFF_MS * 2 ** this.failures, MAX_BACKOFF_MS);
    this.failures += 1;
  }

  /** Makes the node usable after a successful check. */
  markUsable(): void {
    if (this.failures > 0) this.options.log(`The ${this.name} is used again.`);
    this.isUsable = true;
    this.failures = 0;
  }
}
