import { MAX_NODE_LEVEL, MAX_NODES, type GameRules } from '@hashgrid/contracts';
import { ECONOMY, POOL_START } from '../../economy';
import { listNamedTokens } from '../../ledger/listNamedTokens';
import type { Context } from '../../Context';
import { readTopUpOffer } from '../../top-up/readTopUps';
import { getEmission } from '../blocks/blockRules';
import { toTerahashes } from '../prices/minedToken';

/** Returns all parameters of the game. */
export async function readRules(context: Context): Promise<GameRules> {
  const { config, reads, topUpSettings } = context;
  const profile = config.gameProfile;
  const emission = getEmission(profile);
  const { block, battery, node, grant } = ECONOMY;
  return {
    profile: profile.name,
    tokens: await reads.share('tokens', () => listNamedTokens(context)),
    blocks: {
      seconds: profile.blockSeconds,
      firstReward: emission.reward,
      halving: emission.halving,
      minersPercent: Number(block.minersPercent),
      baselineHashrate: toTerahashes(emission.baselineHashrate),
      referralPercents: block.referralPercents.map(Number),
    },
    battery: {
      runSeconds: battery.capacity / battery.drainPerSecond,
      fillSeconds: battery.capacity / battery.fillPerSecond,
      rechargeCost: ECONOMY.rechargeCost,
      freeRechargesPerDay: 1,
    },
    nodes: {
      lifeDays: node.lifeDays,
      maxNodes: MAX_NODES,
      maxLevel: MAX_NODE_LEVEL,
      levelPercent: Number(node.levelPercent),
      upgradeCostFactor: Number(node.upgradeCostFactor),
    },
    grant,
    pool: {
      feeBps: Number(ECONOMY.exchangeFeeBps),
      maxImpactBps: Number(ECONOMY.exchange.maxImpactBps),
      unconfirmedPerDay: {
        amount: ECONOMY.exchange.unconfirmed.amount,
        poolBps: Number(ECONOMY.exchange.unconfirmed.poolBps),
      },
      start: Object.entries(POOL_START[profile.name]).map(([token, amount]) => ({ token, amount })),
    },
    transfer: { feeBps: Number(ECONOMY.transferFeeBps) },
    topUp: topUpSettings && (await readTopUpOffer(topUpSettings)),
    collectsPerDay: 1,
  };
}
