import { DEFAULT_CHAIN_ID } from '@hashgrid/contracts';
import type { Context } from '../Context';

/** Whether tokens cannot be bought with real ones: without top-ups, or with top-ups on a test network. */
export const isPlayMoney = ({ topUp }: Pick<Context, 'topUp'>): boolean =>
  topUp?.chain.chainId !== DEFAULT_CHAIN_ID;
