import type { ReactNode } from 'react';
import type { TopUps } from '@hashgrid/contracts';
import type { TopUpDraftProps } from './TopUpDraft';
import { TopUpForm } from './TopUpForm';
import type { WalletModule } from './WalletModule';

interface ConnectedWalletFormProps extends TopUps, TopUpDraftProps {
  address: string;
  wallet: WalletModule;
  onDisconnect: () => void;
  /** Shown while no wallet is connected. */
  children: ReactNode;
}

/** Form that sends a top-up from the connected wallet; renders its children while no wallet is connected. */
export function ConnectedWalletForm({ wallet, children, ...topUps }: ConnectedWalletFormProps) {
  const { useWallet } = wallet;
  const { state, ...actions } = useWallet();
  if (state.status !== 'connected') return children;
  return <TopUpForm {...topUps} wallet={wallet} connection={state} actions={actions} />;
}
