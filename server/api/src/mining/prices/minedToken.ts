import { toDecimal } from '../../ledger/amounts';
import { ORE_DECIMALS } from '../../ledger/tokenDecimals';
import { MTH_PER_TH } from './nodeCosts';

/** Formats ORE (minor units) as a decimal. */
export const toOre = (units: bigint): string => toDecimal(units, ORE_DECIMALS);

const TERAHASH_DECIMALS = MTH_PER_TH.toString().length - 1;

/** Formats mTH/s as a decimal of TH/s. */
export const toTerahashes = (hashrate: bigint): string => toDecimal(hashrate, TERAHASH_DECIMALS);
