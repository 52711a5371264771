import { compareDecimals, type Block } from '@hashgrid/contracts';

/** Returns whether the player has a share of the block. */
export const isRewarded = ({ playerReward }: Pick<Block, 'playerReward'>): boolean =>
  playerReward !== null && compareDecimals(playerReward.mined, '0') > 0;
