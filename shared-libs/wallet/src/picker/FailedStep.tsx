import { useTranslate } from '@hashgrid/platform';
import { Button, isolateBidi } from '@hashgrid/ui';
import { describeWalletError } from '../errors/describeWalletError';
import type { WalletError } from '../errors/WalletError';
import type { WalletOption } from '../wallets/WalletOption';
import { WalletStep } from './WalletStep';

interface FailedStepProps {
  option: WalletOption;
  error: WalletError;
  onRetry: () => void;
  onBack: () => void;
}

/** Explains why the wallet isn't connected and what to do. */
export function FailedStep({ option, error, onRetry, onBack }: FailedStepProps) {
  const t = useTranslate();
  const name = isolateBidi(option.name);
  return (
    <WalletStep
      icon={option.icon}
      title={t('Couldn’t connect to %wallet%', { wallet: name })}
      text={t(describeWalletError(error))}
      failed
      actions={
        <>
          <Button variant="ghost" onClick={onBack}>
            {t('Choose another wallet')}
          </Button>
          <Button onClick={onRetry}>{t('Try again')}</Button>
        </>
      }
    />
  );
}
