import type { FirstSteps } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';

interface StepText {
  key: keyof FirstSteps;
  title: string;
  text: string;
}

/** Returns the translated texts of a new player's first steps, in order. */
export function useStepTexts(): StepText[] {
  const t = useTranslate();
  return [
    {
      key: 'hasMined',
      title: t('Mine your first block'),
      text: t('Your free starter node is running. It earns a share of every block.'),
    },
    {
      key: 'hasBoughtNode',
      title: t('Buy your first node'),
      text: t('Spend your welcome bonus: more TH/s means a larger share of each block.'),
    },
    {
      key: 'hasCollected',
      title: t('Collect your ORE'),
      text: t('Move what you’ve mined to your wallet. You can do it once a day.'),
    },
    {
      key: 'hasSwapped',
      title: t('Swap ORE for USDT'),
      text: t('Swap some ORE in your wallet and spend the USDT on your next node.'),
    },
  ];
}
