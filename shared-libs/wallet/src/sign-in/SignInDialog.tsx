import { useState } from 'react';
import { useTranslate } from '@hashgrid/platform';
import { ModalCard } from '@hashgrid/ui';
import { PickerSteps } from '../picker/PickerSteps';
import type { OnConnected } from '../picker/usePicker';
import type { WalletOption } from '../wallets/WalletOption';
import type { WalletConnection } from '../WalletState';
import { SignStep } from './SignStep';
import type { SendSignedMessage } from './SignedMessage';

interface SignInDialogProps {
  title: string;
  /** Title of a failure after the wallet is connected. */
  failureTitle: string;
  /** What the signature is for, as it appears in the signed message; English, because wallets show it untranslated. */
  statement: string;
  send: SendSignedMessage;
  onClose: () => void;
}

/**
 * Content of a modal in which the player proves that an address is theirs: connects a wallet and signs an EIP-4361 message, which
 * `send` passes to the server. Errors of `send` are shown.
 */
export function SignInDialog({ title, onClose, ...signing }: SignInDialogProps) {
  const t = useTranslate();
  const [connected, setConnected] = useState<{ option: WalletOption; connection: WalletConnection }>();
  const [lastChosenId, setLastChosenId] = useState<string>();
  const handleConnected: OnConnected = (connection, option) => {
    setConnected({ connection, option });
    setLastChosenId(option.id);
  };
  const returnToList = () => setConnected(undefined);
  return (
    <ModalCard title={title} onClose={onClose} closeLabel={t('Close')}>
      {connected ? (
        <SignStep {...connected} {...signing} onBack={returnToList} />
      ) : (
        <PickerSteps initialChosenId={lastChosenId} onConnected={handleConnected} />
      )}
    </ModalCard>
  );
}
