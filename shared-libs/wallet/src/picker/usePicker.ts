import { useEffect, useRef, useState } from 'react';
import { toWalletError } from '../errors/toWalletError';
import { SwitchChainError, UserRejectedError } from '../errors/WalletError';
import { useWallet } from '../session/useWallet';
import type { WalletOption } from '../wallets/WalletOption';
import type { WalletConnection } from '../WalletState';
import type { PickerStep } from './PickerStep';

/** Called with the connection, and with the option that the player chose. */
export type OnConnected = (connection: WalletConnection, option: WalletOption) => void;

const LIST: PickerStep = { name: 'list' };

const toFailedStep = (option: WalletOption, thrown: unknown): PickerStep => {
  const error = toWalletError(thrown);
  return { name: error instanceof SwitchChainError ? 'wrongChain' : 'failed', option, error };
};

/**
 * Holds the step of the picker. Every attempt can be canceled; what the wallet responds afterwards is ignored. A wallet on another
 * chain counts as connected only once it has switched.
 */
export function usePicker(chainId: number, onConnected: OnConnected, initialChosenId?: string) {
  const { connect, cancel } = useWallet();
  const [step, setStep] = useState<PickerStep>(LIST);
  const [lastChosenId, setLastChosenId] = useState(initialChosenId);
  /** Identifies the attempt that the player is waiting for. */
  const attempt = useRef<symbol | null>(null);

  const cancelAttempt = () => {
    if (!attempt.current) return;
    attempt.current = null;
    cancel();
  };
  const cancelAttemptRef = useRef(cancelAttempt);
  useEffect(() => {
    cancelAttemptRef.current = cancelAttempt;
  });
  useEffect(() => () => cancelAttemptRef.current(), []);

  const choose = async (option: WalletOption) => {
    cancelAttempt();
    const id = Symbol(option.id);
    attempt.current = id;
    /** Ends this attempt. Returns false if the player no longer waits for it. */
    const endAttempt = () => {
      if (attempt.current !== id) return false;
      attempt.current = null;
      return true;
    };
    setLastChosenId(option.id);
    setStep({ name: 'connecting', option });
    try {
      const connection = await connect(option.id, { chainId });
      if (!endAttempt()) return;
      if (connection.chain.id === chainId) onConnected(connection, option);
      else setStep({ name: 'wrongChain', option });
    } catch (error) {
      if (!endAttempt()) return;
      // Closing Web3Modal's list returns to our list; it isn't a failure.
      const isListClosed = option.kind === 'more' && error instanceof UserRejectedError;
      setStep(isListClosed ? LIST : toFailedStep(option, error));
    }
  };

  const backToList = () => {
    cancelAttempt();
    setStep(LIST);
  };

  return { step, lastChosenId, choose: (option: WalletOption) => void choose(option), backToList };
}
