import { useEffect, useRef, useState } from 'react';
import { toWalletError } from '../errors/toWalletError';
import { SwitchChainError, UserRejectedError } from '../errors/WalletError';
import { useWallet } from '../session/useWallet';
import type { WalletOption } from '../wallets/WalletOption';
import type { WalletConnection } from '../WalletState';
import type { PickerStep } from './pickerStep';

export type OnConnected = (connection: WalletConnection, option: WalletOption) => void;

const LIST: PickerStep = { name: 'list' };

const toFailedStep = (option: WalletOption, thrown: unknown): PickerStep => {
  const error = toWalletError(thrown);
  return { name: error instanceof SwitchChainError ? 'wrongChain' : 'failed', option, error };
};

/**
 * Holds the step of the picker. Every attempt can be canceled, and what the wallet answers after that is ignored. A wallet
 * on another chain counts as connected only when it has switched.
 */
export function usePicker(chainId: number, onConnected: OnConnected) {
  const { connect, cancel } = useWallet();
  const [step, setStep] = useState<PickerStep>(LIST);
  const [lastChosen, setLastChosen] = useState<string>();
  /** The attempt that the player waits for. */
  const attempt = useRef<symbol | null>(null);

  const cancelAttempt = () => {
    if (!attempt.current) return;
    attempt.current = null;
    cancel();
  };
  const cancelLast = useRef(cancelAttempt);
  useEffect(() => {
    cancelLast.current = cancelAttempt;
  });
  useEffect(() => () => cancelLast.current(), []);

  const choose = async (option: WalletOption) => {
    cancelAttempt();
    const id = Symbol(option.id);
    attempt.current = id;
    /** Returns whether the player still waits for this attempt, which ends with that. */
    const settle = () => {
      if (attempt.current !== id) return false;
      attempt.current = null;
      return true;
    };
    setLastChosen(option.id);
    setStep({ name: 'connecting', option });
    try {
      const connection = await connect(option.id, { chainId });
      if (!settle()) return;
      if (connection.chain.id === chainId) onConnected(connection, option);
      else setStep({ name: 'wrongChain', option });
    } catch (error) {
      if (!settle()) return;
      // Closing the list of more wallets is a way back, no failure.
      const isClosed = option.kind === 'more' && error instanceof UserRejectedError;
      setStep(isClosed ? LIST : toFailedStep(option, error));
    }
  };

  const backToList = () => {
    cancelAttempt();
    setStep(LIST);
  };

  return { step, lastChosen, choose: (option: WalletOption) => void choose(option), backToList };
}
