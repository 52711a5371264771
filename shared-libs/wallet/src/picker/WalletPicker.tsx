import { useTranslate } from '@hashgrid/platform';
import { ModalCard } from '@hashgrid/ui';
import { PickerSteps } from './PickerSteps';
import type { OnConnected } from './usePicker';

interface WalletPickerProps {
  /** Chain to switch to; by default, the one that the URL selects. */
  chainId?: number;
  onConnected: OnConnected;
  onClose: () => void;
}

/**
 * Content of a modal in which the player connects a wallet.
 *
 * @example
 * const { WalletPicker } = await import('@hashgrid/wallet');
 * modal.open({ id: 'wallet', label: t('Connect wallet'), content: <WalletPicker onConnected={…} onClose={modal.dismiss} /> });
 */
export function WalletPicker({ chainId, onConnected, onClose }: WalletPickerProps) {
  const t = useTranslate();
  return (
    <ModalCard title={t('Connect wallet')} onClose={onClose} closeLabel={t('Close')}>
      <PickerSteps chainId={chainId} onConnected={onConnected} />
    </ModalCard>
  );
}
