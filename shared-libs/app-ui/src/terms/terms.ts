import { msg } from '@hashgrid/platform';

/** Terms of the game with their explanations, as text keys. */
export const TERMS = {
  hashrate: {
    name: msg('Hashrate'),
    text: msg(
      'Terahashes per second: how fast nodes mine. The more of the network’s hashrate you run, the larger your share of each block.',
    ),
  },
  luck: {
    name: msg('Luck'),
    text: msg(
      'The blocks you found, compared with what your share of the work predicts. It doesn’t change what you earn.',
    ),
  },
  halving: {
    name: msg('Halving'),
    text: msg('After a fixed number of blocks, the block reward is cut in half, so new ORE gets scarcer.'),
  },
  burned: {
    name: msg('Burned'),
    text: msg('Burned ORE is gone for good. It belongs to nobody, and the supply shrinks.'),
  },
  house: {
    name: msg('House'),
    text: msg('The game itself. It always mines too, so the first player doesn’t get every block.'),
  },
  priceImpact: {
    name: msg('Price impact'),
    text: msg('How much your own swap moves the price. The larger the swap, the worse the rate.'),
  },
} as const;

export type Term = keyof typeof TERMS;
