import { useTranslate } from '@hashgrid/platform';
import { Button, isolateBidi } from '@hashgrid/ui';
import { describeWalletError } from '../errors/describeWalletError';
import type { WalletError } from '../errors/WalletError';
import type { WalletOption } from '../wallets/WalletOption';
import { WalletStep } from './WalletStep';

interface WrongChainStepProps {
  option: WalletOption;
  /** Name of the network that the product needs. */
  network: string;
  /** Why the wallet didn't switch, if it reported an error. */
  error: WalletError | undefined;
  onSwitch: () => void;
  onBack: () => void;
}

/** Asks the player to switch the wallet to the network that the product uses. */
export function WrongChainStep({ option, network, error, onSwitch, onBack }: WrongChainStepProps) {
  const t = useTranslate();
  const names = { wallet: isolateBidi(option.name), network: isolateBidi(network) };
  return (
    <WalletStep
      icon={option.icon}
      title={t('Switch to %network%', names)}
      text={
        <>
          <div>{t('%wallet% is on another network. Switch it to %network% to continue.', names)}</div>
          {error && <div>{t(describeWalletError(error))}</div>}
        </>
      }
      failed
      actions={
        <>
          <Button variant="ghost" onClick={onBack}>
            {t('Choose another wallet')}
          </Button>
          <Button onClick={onSwitch}>{t('Switch network')}</Button>
        </>
      }
    />
  );
}
