import { useCallback, useEffect, useState, type FormEvent } from 'react';
import { useIsUnmounted } from '@hashgrid/app-ui';
import { findChain, GAS_PRICES_GWEI, type TopUps } from '@hashgrid/contracts';
import { msg, useTranslate } from '@hashgrid/platform';
import { Alert, Button, DescriptionList, Hash, Select, Stack, Text } from '@hashgrid/ui';
import type { Wallet, WalletConnection } from '@hashgrid/wallet';
import { DecimalField } from '../amount/DecimalField';
import { normalizeAmount } from '../amount/normalizeAmount';
import { useTokenBalance } from '../amount/useTokenBalance';
import { validateTokenAmount } from '../amount/validateAmount';
import { createTransferRequest } from './createTransferRequest';
import type { GasPrice, TopUpDraft, TopUpDraftProps } from './TopUpDraft';
import type { WalletModule } from './WalletModule';

const GAS_PRICE_LABELS: Record<GasPrice, string> = {
  default: 'Default (%price% gwei)',
  fast: 'Fast (%price% gwei)',
  instant: 'Instant (%price% gwei)',
  testnet: 'Testnet (%price% gwei)',
};
const BSC_TESTNET_CHAIN_ID = 97;
const getDefaultGasPrice = (chainId: number): GasPrice =>
  chainId === BSC_TESTNET_CHAIN_ID ? 'testnet' : 'default';

const CONFIRM_REQUEST = msg(
  'Confirm in your wallet. If it didn’t open, click its icon in your browser’s toolbar.',
);
const SWITCH_REQUEST = msg(
  'Switch the network in your wallet. If it didn’t open, click its icon in your browser’s toolbar.',
);
/** Names of the wallet errors after which a transaction may have been sent. */
const INCONCLUSIVE_ERRORS: readonly string[] = ['UnknownWalletError', 'WalletTimeoutError'];

interface TopUpFormProps extends TopUps, TopUpDraftProps {
  address: string;
  wallet: WalletModule;
  connection: WalletConnection;
  actions: Omit<Wallet, 'state'>;
  /** Called when the player disconnects the wallet, before this form disappears. */
  onDisconnect?: () => void;
}

type Outcome =
  | { kind: 'none' }
  | ({ kind: 'busy' } & Pick<WalletRequest, 'text'>)
  | {
      kind: 'sent';
      /** Hash of the transaction in lower case; `null` as text if the wallet returned none. */
      hash: string;
    }
  | { kind: 'failed'; text: string };

interface WalletRequest {
  /** The player's top-up address. */
  address: string;
  /** Key of what the wallet asks the player; null if it asks nothing. */
  text: string | null;
  outcome: Promise<Outcome>;
}

/** The latest request whose outcome no form has shown yet: the player may leave the form and return; null if there is none. */
let unseenRequest: WalletRequest | null = null;

/** Form for amount and gas price of a top-up from the connected wallet, which asks the player to confirm the transaction. */
export function TopUpForm({ wallet, connection, actions, onDisconnect, ...props }: TopUpFormProps) {
  const t = useTranslate();
  const { address, chainId, token, contract, decimals, items, draft, onChange } = props;
  const tokenBalance = useTokenBalance(token);
  const [error, setError] = useState<string | null>(null);
  const gasPrice = draft.gasPrice ?? getDefaultGasPrice(chainId);
  const change = (changes: Partial<TopUpDraft>) => onChange((current) => ({ ...current, ...changes }));
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const chain = findChain(chainId)?.name ?? String(chainId);
  const isOnTopUpChain = connection.chain.id === chainId;
  const isBusy = outcome.kind === 'busy';

  const describeSendError = (failure: unknown) => {
    const error = wallet.toWalletError(failure);
    return INCONCLUSIVE_ERRORS.includes(error.name)
      ? msg(
          'Your wallet didn’t confirm the top-up. Before you try again, check your wallet to see if it was sent.',
        )
      : wallet.describeWalletError(error);
  };
  const isUnmounted = useIsUnmounted();
  const showRequest = useCallback(
    async (request: WalletRequest) => {
      unseenRequest = request;
      setOutcome({ kind: 'busy', text: request.text });
      const result = await request.outcome;
      if (isUnmounted()) return;
      setOutcome(result);
      if (unseenRequest === request) unseenRequest = null;
    },
    [isUnmounted],
  );
  useEffect(() => {
    if (unseenRequest?.address === address) void showRequest(unseenRequest);
  }, [address, showRequest]);
  const runAction = (
    text: string | null,
    action: () => Promise<Outcome>,
    describeError = wallet.describeWalletError,
  ) => {
    const result = action().catch((failure): Outcome => ({ kind: 'failed', text: describeError(failure) }));
    void showRequest({ address, text, outcome: result });
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const amount = normalizeAmount(draft.amount);
    // Validates by the token's decimals in the game, because the ledger would drop further decimal places.
    const amountError = validateTokenAmount(amount, tokenBalance, t);
    setError(amountError);
    if (amountError || isBusy) return;
    const transfer = {
      contract,
      recipient: address,
      amount,
      decimals,
      gasPriceGwei: GAS_PRICES_GWEI[gasPrice],
    };
    runAction(
      CONFIRM_REQUEST,
      async () => {
        const hash = await actions.sendTransaction({ chainId, ...createTransferRequest(transfer) });
        // Otherwise, a second click would send the same amount again. Keeps an amount that was typed in the meantime.
        onChange((current) => (current.amount === draft.amount ? { ...current, amount: '' } : current));
        // Some contract accounts send without returning a hash.
        return { kind: 'sent', hash: String(hash).toLowerCase() };
      },
      describeSendError,
    );
  };
  const handleSwitch = () =>
    runAction(SWITCH_REQUEST, async () => {
      await actions.switchChain(chainId);
      return { kind: 'none' };
    });
  const handleDisconnect = () => {
    onDisconnect?.();
    runAction(null, async () => {
      await actions.disconnect();
      return { kind: 'none' };
    });
  };
  // Once settled, the list below shows the result.
  const isSettled =
    outcome.kind === 'sent' &&
    items.some(({ hash, status }) => status !== 'pending' && hash === outcome.hash);

  return (
    <Stack gap={5}>
      <DescriptionList
        items={[
          { term: t('Wallet'), value: connection.walletName },
          { term: t('Account'), value: <Hash value={connection.account} short /> },
        ]}
      />
      {outcome.kind === 'failed' && <Alert tone="error">{t(outcome.text)}</Alert>}
      {outcome.kind === 'sent' && !isSettled && (
        <Alert tone="success" title={t('Sent')}>
          {t('Your top-up will appear below as soon as it’s on the blockchain.')}
        </Alert>
      )}
      {!isOnTopUpChain && (
        <Alert
          tone="warn"
          action={
            <Button size="small" variant="secondary" busy={isBusy} onClick={handleSwitch}>
              {t('Switch to %chain%', { chain })}
            </Button>
          }
        >
          {t('Your wallet is on another network. Top-ups need %chain%.', { chain })}
        </Alert>
      )}
      <Stack as="form" gap={5} onSubmit={handleSubmit} noValidate aria-label={t('Send from your wallet')}>
        <DecimalField
          label={t('Amount in %token%', { token })}
          name="topUpAmount"
          error={error ? [error] : undefined}
          value={draft.amount}
          onChange={(amount) => {
            change({ amount });
            setError(null);
          }}
        />
        <Select
          label={t('Gas price')}
          name="gasPrice"
          options={Object.entries(GAS_PRICES_GWEI).map(([name, price]) => ({
            value: name,
            label: t(GAS_PRICE_LABELS[name as GasPrice], { price: String(price) }),
          }))}
          value={gasPrice}
          onChange={(event) => change({ gasPrice: event.target.value as GasPrice })}
        />
        <Stack row wrap gap={4}>
          <Button type="submit" disabled={!isOnTopUpChain} busy={isBusy}>
            {t('Send top-up')}
          </Button>
          <Button variant="ghost" onClick={handleDisconnect}>
            {t('Disconnect')}
          </Button>
        </Stack>
        {outcome.kind === 'busy' && outcome.text && (
          <Text role="status" size={14} tone="soft">
            {t(outcome.text)}
          </Text>
        )}
      </Stack>
    </Stack>
  );
}
