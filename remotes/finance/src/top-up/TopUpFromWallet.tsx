import { useState } from 'react';
import { useLazyModal } from '@hashgrid/app-ui';
import type { TopUps } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Button, Panel, Stack, Text, walletIcon } from '@hashgrid/ui';
import { ConnectedWalletForm } from './ConnectedWalletForm';
import { ConnectWalletDialog } from './ConnectWalletDialog';
import type { TopUpDraftProps } from './TopUpDraft';
import type { WalletModule } from './WalletModule';

/** The loaded module, kept for when this panel is opened again while the wallet is still connected. */
let loadedWallet: WalletModule | undefined;

/** Panel that sends a top-up from the player's wallet. The wallet code is loaded when the player connects one. */
export function TopUpFromWallet(topUps: TopUps & TopUpDraftProps & { address: string }) {
  const t = useTranslate();
  const { open, isLoading } = useLazyModal();
  const [wallet, setWallet] = useState(loadedWallet);
  // When the player disconnects the wallet, its form disappears, and the Connect button takes the focus.
  const [hasDisconnected, setHasDisconnected] = useState(false);
  const handleConnect = () => {
    setHasDisconnected(false);
    open({
      id: 'wallet',
      label: t('Connect wallet'),
      load: async () => {
        loadedWallet = await import('@hashgrid/wallet');
        setWallet(loadedWallet);
        return <ConnectWalletDialog wallet={loadedWallet} chainId={topUps.chainId} />;
      },
    });
  };
  const connectPrompt = (
    <Stack gap={4} align="flex-start">
      <Text tone="soft">{t('Connect a wallet, such as MetaMask or Trust Wallet, and send from here.')}</Text>
      <Button
        variant="secondary"
        icon={walletIcon}
        onClick={handleConnect}
        busy={isLoading}
        autoFocus={hasDisconnected}
      >
        {t('Connect wallet')}
      </Button>
    </Stack>
  );
  return (
    <Panel title={t('Send from your wallet')}>
      {wallet ? (
        <ConnectedWalletForm {...topUps} wallet={wallet} onDisconnect={() => setHasDisconnected(true)}>
          {connectPrompt}
        </ConnectedWalletForm>
      ) : (
        connectPrompt
      )}
    </Panel>
  );
}
