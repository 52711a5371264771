import { useState } from 'react';
import { findChain, readRequestedChain } from '@hashgrid/contracts';
import { useWallet } from '../session/useWallet';
import { useWalletOptions } from '../wallets/useWalletOptions';
import { ConnectingStep } from './ConnectingStep';
import { FailedStep } from './FailedStep';
import { MoreWalletsStep } from './MoreWalletsStep';
import { QrStep } from './QrStep';
import { usePicker, type OnConnected } from './usePicker';
import { WalletList } from './WalletList';
import { WrongChainStep } from './WrongChainStep';

interface PickerStepsProps {
  /** Chain to switch to; by default, the one that the URL selects. */
  chainId?: number;
  /** ID of the wallet whose row takes the focus, because the player returns from it. */
  initialChosenId?: string;
  onConnected: OnConnected;
}

/** The steps from the list of wallets to a connection, as content of a dialog that has its own title. */
export function PickerSteps({ chainId: requiredChainId, initialChosenId, onConnected }: PickerStepsProps) {
  const options = useWalletOptions();
  const { state } = useWallet();
  const [chainId] = useState(() => requiredChainId ?? readRequestedChain(window.location.search));
  const { step, lastChosenId, choose, backToList } = usePicker(chainId, onConnected, initialChosenId);
  if (step.name === 'list')
    return <WalletList options={options} lastChosenId={lastChosenId} onChoose={choose} />;

  const { option } = step;
  const retry = () => choose(option);
  if (step.name === 'failed')
    return <FailedStep option={option} error={step.error} onRetry={retry} onBack={backToList} />;
  if (step.name === 'wrongChain')
    return (
      <WrongChainStep
        option={option}
        network={findChain(chainId)?.name ?? ''}
        error={step.error}
        onSwitch={retry}
        onBack={backToList}
      />
    );
  const qrUri = state.status === 'connecting' ? state.qrUri : undefined;
  if (option.kind === 'qr') return <QrStep uri={qrUri} onCancel={backToList} />;
  if (option.kind === 'more') return <MoreWalletsStep onCancel={backToList} />;
  return <ConnectingStep option={option} onCancel={backToList} />;
}
