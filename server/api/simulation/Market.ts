import { DAY_SECONDS, POOL_START, type NodeType } from '../src/economy';
import type { Reserves } from '../src/exchange/exchangeRules';
import type { GameProfile } from '../src/gameProfiles';
import { toExactMinorUnits } from '../src/ledger/amounts';
import { ORE_DECIMALS, USDT_DECIMALS } from '../src/ledger/tokenDecimals';
import { getEmission, calculateShareOfRewards, sumBlockRewards } from '../src/mining/blocks/blockRules';
import { estimateMiningTime, estimatePayback } from '../src/mining/blocks/projectEarnings';
import type { SimulationSchedule } from './SimulationSchedule';
import { playStrategy, getRunningHashrate, type Player } from './Player';

/** A game without a database: the pool, the chain and the players. Times are seconds since its start. */
export class Market {
  now = 0;
  height = 0;
  /** mTH/s of all players. */
  hashrate = 0n;
  /** The pool's ORE and USDT. */
  readonly reserves: Reserves;

  constructor(
    readonly profile: GameProfile,
    readonly players: readonly Player[],
    private readonly schedule: Pick<SimulationSchedule, 'step' | 'end' | 'collectSeconds'>,
  ) {
    const { ORE, USDT } = POOL_START[profile.name];
    this.reserves = {
      from: toExactMinorUnits(ORE, ORE_DECIMALS),
      to: toExactMinorUnits(USDT, USDT_DECIMALS),
    };
  }

  estimatePayback(nodeType: NodeType): number | null {
    return estimatePayback(this.profile, nodeType, {
      playersHashrate: this.hashrate + nodeType.hashrate,
      height: this.height,
      reserves: this.reserves,
    });
  }

  /** Returns the seconds until a hashrate, when added to the market, has mined an amount of ORE; null if it never does. */
  estimateMiningTime(ore: bigint, hashrate: bigint): number | null {
    return estimateMiningTime(this.profile, ore, {
      hashrate,
      playersHashrate: this.hashrate + hashrate,
      height: this.height,
    });
  }

  /** Returns the ORE that a hashrate which isn't part of the market would earn in the next step. */
  calculateStepEarnings(hashrate: bigint): bigint {
    const emission = getEmission(this.profile);
    const rewards = sumBlockRewards(this.height, this.schedule.step / this.profile.blockSeconds, emission);
    return calculateShareOfRewards(
      rewards,
      { hashrate, playersHashrate: this.hashrate + hashrate },
      emission,
    );
  }

  get endsAt(): number {
    return this.schedule.end;
  }

  /** USDT for one ORE. */
  get price(): number {
    const { from, to } = this.reserves;
    return Number(to) / 10 ** USDT_DECIMALS / (Number(from) / 10 ** ORE_DECIMALS);
  }

  /** Runs one step: players sign up and play, and the blocks of the step are mined. */
  advance(): void {
    const until = this.now + this.schedule.step;
    const joined = this.players.filter(({ joinsAt }) => joinsAt < until);
    this.hashrate = joined.reduce(
      (sum, player) => sum + getRunningHashrate(player, this.now) * player.count,
      0n,
    );
    for (const player of joined) if (player.joinsAt >= this.now) playStrategy(player, this);
    const emission = getEmission(this.profile);
    const blocks = this.schedule.step / this.profile.blockSeconds;
    const rewards = sumBlockRewards(this.height, blocks, emission);
    for (const player of joined) {
      const hashrate = getRunningHashrate(player, this.now);
      const mined = calculateShareOfRewards(rewards, { hashrate, playersHashrate: this.hashrate }, emission);
      player.unpaid += mined + (mined * player.bonusPercent) / 100n;
    }
    this.height += blocks;
    this.now = until;
    for (const player of joined) if (this.isPaidNow(player)) this.pay(player);
  }

  /** Returns whether the step contains midnight, or the time of day at which the player collects. */
  private isPaidNow({ joinsAt }: Player): boolean {
    const hasPassed = (at: number) =>
      Math.floor((this.now - at) / DAY_SECONDS) >
      Math.floor((this.now - this.schedule.step - at) / DAY_SECONDS);
    return hasPassed(0) || hasPassed(joinsAt + this.schedule.collectSeconds);
  }

  private pay(player: Player): void {
    player.ore += player.unpaid;
    player.unpaid = 0n;
    if (this.now <= player.leavesAt) playStrategy(player, this);
  }
}
