import { useTranslate } from '@hashgrid/platform';
import { Button, isolateBidi } from '@hashgrid/ui';
import type { WalletOption } from '../wallets/WalletOption';
import { WalletStep } from './WalletStep';

interface ConnectingStepProps {
  option: WalletOption;
  onCancel: () => void;
}

/** Shown until the player approves the connection in the wallet. Some wallets never respond, so it can be canceled. */
export function ConnectingStep({ option, onCancel }: ConnectingStepProps) {
  const t = useTranslate();
  const name = isolateBidi(option.name);
  return (
    <WalletStep
      icon={option.icon}
      title={t('Connecting to %wallet%', { wallet: name })}
      text={t(
        'Approve the connection in your wallet. If it didn’t open, click its icon in your browser’s toolbar.',
      )}
      busy
      actions={
        <Button variant="secondary" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      }
    />
  );
}
