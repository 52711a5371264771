import { MINED_TOKEN_SYMBOL, SCREENS, type FirstSteps, type Overview } from '@hashgrid/contracts';
import { AppLink, useTranslate } from '@hashgrid/platform';
import { Button, exchangeIcon, nodeIcon, plusIcon, Text, walletIcon } from '@hashgrid/ui';
import { useCollect } from '../unpaid/useCollect';

function CollectButton({ canCollect }: { canCollect: boolean }) {
  const t = useTranslate();
  const { collect, isBusy } = useCollect();
  if (!canCollect)
    return (
      <Text size={14} tone="soft">
        {t('You can collect as soon as you’ve mined a block.')}
      </Text>
    );
  return (
    <Button icon={walletIcon} busy={isBusy} onClick={() => void collect()}>
      {t('Collect now')}
    </Button>
  );
}

interface StepActionProps {
  step: keyof FirstSteps;
  overview: Overview;
}

/** What the player clicks to do a step. */
export function StepAction({ step, overview: { canCollect } }: StepActionProps) {
  const t = useTranslate();
  if (step === 'hasCollected') return <CollectButton canCollect={canCollect} />;
  const links = {
    hasMined: { to: SCREENS.miningNode, icon: nodeIcon, text: t('View your nodes') },
    hasBoughtNode: { to: `${SCREENS.miningNode}?view=shop`, icon: plusIcon, text: t('Go to shop') },
    hasSwapped: {
      to: `${SCREENS.wallet}?exchange=${MINED_TOKEN_SYMBOL}`,
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
