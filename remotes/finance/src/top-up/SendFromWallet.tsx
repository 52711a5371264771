import type { ReactNode } from 'react';
import type { TopUps } from '@hashgrid/contracts';
import { TopUpForm } from './TopUpForm';
import type { WalletModule } from './WalletModule';

interface SendFromWalletProps extends TopUps {
  address: string;
  wallet: WalletModule;
  /** Shown while no wallet is connected. */
  children: ReactNode;
}

/** Form of the connected wallet. */
export function SendFromWallet({ wallet, children, ...topUps }: SendFromWalletProps) {
  const { useWallet } = wallet;
  const { state, ...actions } = useWallet();
  if (state.status !== 'connected') return children;
  return <TopUpForm {...topUps} wallet={wallet} connection={state} actions={actions} />;
}
