import { walletConnect } from '@wagmi/connectors';

/** Returns wagmi's connector for WalletConnect. This module is in a chunk of its own. */
export const walletConnectConnector = (projectId: string, gameName: string) =>
  walletConnect({
    projectId,
    showQrModal: false,
    metadata: {
      name: gameName,
      description: gameName,
      url: window.location.origin,
      icons: [`${window.location.origin}/logo.svg`],
    },
  });
