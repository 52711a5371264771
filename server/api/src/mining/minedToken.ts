import { MINED_TOKEN_SYMBOL } from '@hashgrid/contracts';
import { toDecimal } from '../ledger/amounts';
import { MILLI, ORE_DECIMALS } from './nodeCosts';

export const MINED_TOKEN = MINED_TOKEN_SYMBOL;

/** ORE as players read it. */
export const toOre = (units: bigint): string => toDecimal(units, ORE_DECIMALS);

const MILLI_DECIMALS = MILLI.toString().length - 1;

/** mTH/s as TH/s. */
export const toTerahashes = (milli: bigint): string => toDecimal(milli, MILLI_DECIMALS);
