import { useTranslate } from '@hashgrid/platform';
import { Button } from '@hashgrid/ui';
import { WalletStep } from './WalletStep';

/** Shown until the player has chosen in Web3Modal's dialog, which covers this step once it has loaded. */
export function MoreWalletsStep({ onCancel }: { onCancel: () => void }) {
  const t = useTranslate();
  return (
    <WalletStep
      icon={undefined}
      title={t('More wallets')}
      text={t('Choose your wallet from the list that opens.')}
      busy
      actions={
        <Button variant="secondary" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      }
    />
  );
}
