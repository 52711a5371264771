import type { ChainReader } from '../chain/ChainReader';
import { readChainBalances, type AddressBalance } from './readChainBalances';

/** How long a balance is returned without being read again. */
const FRESH_SECONDS = 30;
/** Maximum number of cached addresses; those read the longest ago are dropped first. */
const MAX_ENTRIES = 5000;

export interface DatedBalance extends AddressBalance {
  readAt: Date;
}

/** On-chain balances that this process has read. While no node answers, older ones are returned with their date. */
export class ChainBalanceCache {
  private readonly entries = new Map<string, DatedBalance>();

  constructor(
    private readonly chain: ChainReader,
    private readonly usdtContract: string | null,
    private readonly now: () => Date,
  ) {}

  get chainId(): number {
    return this.chain.chainId;
  }

  /** Returns the balances of the addresses, without those that could never be read; `isStale` when a due read failed. */
  async read(addresses: readonly string[]): Promise<{ balances: DatedBalance[]; isStale: boolean }> {
    const freshSince = this.now().getTime() - FRESH_SECONDS * 1000;
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

  private async refresh(addresses: readonly string[]): Promise<void> {
    const { usdtContract } = this;
    const balances = await readChainBalances(this.chain, { addresses, usdtContract }).catch(() => []);
    const readAt = this.now();
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
