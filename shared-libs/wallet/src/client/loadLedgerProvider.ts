import { LEDGER_POLICY, startTimeLimit, USABLE_CHAIN_IDS, type WalletSettings } from '@hashgrid/contracts';
import { ConnectorNotFoundError, WalletTimeoutError } from '../errors/WalletError';
import { isProvider, type FlaggedProvider } from '../wallets/Eip1193Provider';

/** Integrity of `dist/umd/index.js` in the npm package @ledgerhq/connect-kit 1.1.12. Ledger's own loader doesn't check it. */
export const LEDGER_INTEGRITY = 'sha384-mQW5RoaZmipklZ9PWMfVbncve+RJsXqcEBUyB2eF4p/PVre8S9IlZmslgrB42YiB';
const LOAD_TIMEOUT_MS = 10_000;
const WALLET_CONNECT_VERSION = 2;

interface LedgerConnectKit {
  checkSupport(options: Record<string, unknown>): unknown;
  getProvider(): Promise<unknown>;
}

interface LedgerWindow {
  ledgerConnectKit?: LedgerConnectKit;
  /** Nonce that the styled-components in the kit sets on its style elements. */
  __webpack_nonce__?: string;
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (url: string) => string },
    ): { createScriptURL(url: string): string };
  };
}

const page = window as unknown as LedgerWindow;
/** Turns the configured URL into the source of a script. The Content Security Policy allows only this Trusted Types policy and this URL. */
const scriptUrls = page.trustedTypes?.createPolicy(LEDGER_POLICY, { createScriptURL: (url) => url }) ?? {
  createScriptURL: (url: string) => url,
};

/** Adds the kit's script to the page. The browser runs it only if its content has the expected hash. */
const addScript = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (error: Error) => {
      script.remove();
      reject(error);
    };
    const stop = startTimeLimit(LOAD_TIMEOUT_MS, () =>
      fail(new WalletTimeoutError(`Ledger's script did not load within ${LOAD_TIMEOUT_MS / 1000} s.`)),
    );
    script.onload = () => {
      stop();
      resolve();
    };
    script.onerror = () => {
      stop();
      fail(
        new ConnectorNotFoundError(
          `Ledger's script did not load from ${url}, or its content is not the expected one.`,
        ),
      );
    };
    script.integrity = LEDGER_INTEGRITY;
    script.crossOrigin = 'anonymous';
    script.src = scriptUrls.createScriptURL(url);
    document.head.append(script);
  });

const loadKit = async (url: string): Promise<LedgerConnectKit> => {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.nonce;
  if (nonce) page.__webpack_nonce__ = nonce;
  if (!page.ledgerConnectKit) await addScript(url);
  if (!page.ledgerConnectKit) throw new ConnectorNotFoundError("Ledger's script defines no connect-kit.");
  return page.ledgerConnectKit;
};

/**
 * Loads Ledger's connect-kit and returns its provider. This module is in a chunk of its own.
 * @throws {WalletError}
 */
export const loadLedgerProvider = async ({
  ledgerConnectKitUrl,
  walletConnectProjectId,
}: WalletSettings): Promise<FlaggedProvider> => {
  if (!ledgerConnectKitUrl) throw new ConnectorNotFoundError('Ledger is not configured.');
  const kit = await loadKit(ledgerConnectKitUrl);
  kit.checkSupport({
    providerType: 'Ethereum',
    walletConnectVersion: WALLET_CONNECT_VERSION,
    projectId: walletConnectProjectId,
    chains: [],
    optionalChains: USABLE_CHAIN_IDS,
  });
  const provider = await kit.getProvider();
  if (!isProvider(provider)) throw new ConnectorNotFoundError("Ledger's script provides no wallet.");
  return provider;
};
