import type { ChainReader } from '../chain/ChainReader';
import { describeChainError } from '../chain/describeChainError';
import { createFailureLog } from '../createFailureLog';
import { readChainBalances, type AddressBalance } from './readChainBalances';

/** How long a balance is returned without being read again. */
const FRESH_SECONDS = 30;
/** Maximum number of cached addresses; those read the longest ago are dropped first. */
const MAX_ENTRIES = 5000;

export interface DatedBalance extends AddressBalance {
  readAt: Date;
}

interface CacheOptions {
  /** Null where it isn't known. */
  usdtContract: string | null;
  now: () => Date;
  log: (line: string) => void;
}

/** On-chain balances that this process has read. While they can't be read, older ones are returned with their date. */
export class ChainBalanceCache {
  private readonly entries = new Map<string, DatedBalance>();
  private readonly logFailure: (reason: string | null) => void;

  constructor(
    private readonly chain: ChainReader,
    private readonly options: CacheOptions,
  ) {
    this.logFailure = createFailureLog(options.log, `Could not read balances on chain ${chain.chainId}`);
  }

  get chainId(): number {
    return this.chain.chainId;
  }

  /** Returns the balances of the addresses, without those that could never be read; `isStale` when a due read failed. */
  async read(addresses: readonly string[]): Promise<{ balances: DatedBalance[]; isStale: boolean }> {
    const freshSince = this.options.now().getTime() - FRESH_SECONDS * 1000;
    const isDue = (address: string) => {
      const readAt = this.entries.get(address)?.readAt.getTime();
      return readAt === undefined || readAt <= freshSince;
    };
    const due = addresses.filter(isDue);
    if (due.length > 0) await this.refresh(due);
    return {
      balances: addresses.flatMap((address) => this.entries.get(address) ?? []),
      isStale: due.some(isDue),
    };
  }

  /** Returns no balances when they can't be read, and logs why. */
  private async readBalances(addresses: readonly string[]): Promise<AddressBalance[]> {
    const { usdtContract } = this.options;
    try {
      const balances = await readChainBalances(this.chain, { addresses, usdtContract });
      this.logFailure(null);
      return balances;
    } catch (error) {
      this.logFailure(describeChainError(error));
      return [];
    }
  }

  private async refresh(addresses: readonly string[]): Promise<void> {
    const balances = await this.readBalances(addresses);
    const readAt = this.options.now();
    for (const balance of balances) {
      this.entries.delete(balance.address);
      this.entries.set(balance.address, { ...balance, readAt });
    }
    for (const address of this.entries.keys()) {
      if (this.entries.size <= MAX_ENTRIES) break;
      this.entries.delete(address);
    }
  }
}
