import { DEFAULT_CHAIN_ID } from '@hashgrid/contracts';
import type { Context } from '../Context';

/** Returns whether tokens can't be bought with tokens of real value: top-ups are off, or on a test network. */
export const isPlayMoney = ({ topUpSettings }: Pick<Context, 'topUpSettings'>): boolean =>
  topUpSettings?.chain.chainId !== DEFAULT_CHAIN_ID;
