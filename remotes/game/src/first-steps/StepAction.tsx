import {
  getExchangePath,
  MINED_TOKEN_SYMBOL,
  SCREENS,
  type FirstSteps,
  type Overview,
} from '@hashgrid/contracts';
import { AppLink, useTranslate } from '@hashgrid/platform';
import { Button, exchangeIcon, nodeIcon, plusIcon, Text } from '@hashgrid/ui';
import { CollectButton } from '../unpaid/CollectButton';

interface StepActionProps {
  step: keyof FirstSteps;
  overview: Overview;
}

/** The button or link with which the player does a step. */
export function StepAction({ step, overview: { canCollect, unpaid } }: StepActionProps) {
  const t = useTranslate();
  if (step === 'hasCollected')
    return canCollect ? (
      <CollectButton unpaid={unpaid} />
    ) : (
      <Text size={14} tone="soft">
        {t('You can collect as soon as you’ve mined a block.')}
      </Text>
    );
  const links = {
    hasMined: { to: SCREENS.miningNode, icon: nodeIcon, text: t('View your nodes') },
    hasBoughtNode: { to: `${SCREENS.miningNode}?view=shop`, icon: plusIcon, text: t('Go to shop') },
    hasSwapped: {
      to: getExchangePath(MINED_TOKEN_SYMBOL),
      icon: exchangeIcon,
      text: t('Swap ORE'),
    },
  };
  const { to, icon, text } = links[step];
  return (
    <Button as={AppLink} to={to} icon={icon}>
      {text}
    </Button>
  );
}
