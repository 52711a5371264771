import { useState } from 'react';
import { useLazyModal } from '@hashgrid/app-ui';
import type { TopUps } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Button, Panel, Stack, Text, walletIcon } from '@hashgrid/ui';
import { ConnectWallet } from './ConnectWallet';
import { SendFromWallet } from './SendFromWallet';
import type { WalletModule } from './WalletModule';

/** Kept for the next time that the tab is opened, when the wallet is still connected. */
let loadedWallet: WalletModule | undefined;

/** Sends a top-up from the player's wallet. The code of wallets is loaded when the player connects one. */
export function TopUpFromWallet(topUps: TopUps & { address: string }) {
  const t = useTranslate();
  const { open, isLoading } = useLazyModal();
  const [wallet, setWallet] = useState(loadedWallet);
  const handleConnect = () =>
    open({
      id: 'wallet',
      label: t('Connect a wallet'),
      load: async () => {
        loadedWallet = await import('@hashgrid/wallet');
        setWallet(loadedWallet);
        return <ConnectWallet wallet={loadedWallet} />;
      },
    });
  const connect = (
    <Stack gap={4} align="flex-start">
      <Text tone="soft">{t('Connect a wallet, such as MetaMask or Trust Wallet, and send from here.')}</Text>
      <Button variant="secondary" icon={walletIcon} onClick={handleConnect} busy={isLoading}>
        {t('Connect a wallet')}
      </Button>
    </Stack>
  );
  return (
    <Panel title={t('Send from your wallet')}>
      {wallet ? (
        <SendFromWallet {...topUps} wallet={wallet}>
          {connect}
        </SendFromWallet>
      ) : (
        connect
      )}
    </Panel>
  );
}
