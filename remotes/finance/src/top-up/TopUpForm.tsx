import { useState, type FormEvent } from 'react';
import { findChain, GAS_PRICES_GWEI, type TopUps } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Alert, Button, DescriptionList, Hash, Select, Stack } from '@hashgrid/ui';
import type { Wallet, WalletConnection } from '@hashgrid/wallet';
import { DecimalField } from '../amount/DecimalField';
import { normalizeAmount } from '../amount/normalizeAmount';
import { useTokenBalance } from '../amount/useTokenBalance';
import { validateTokenAmount } from '../amount/validateAmount';
import { createTransferRequest } from './createTransferRequest';
import type { WalletModule } from './WalletModule';

type GasPrice = keyof typeof GAS_PRICES_GWEI;

const GAS_PRICE_LABELS: Record<GasPrice, string> = {
  default: 'Default (%price% gwei)',
  fast: 'Fast (%price% gwei)',
  instant: 'Instant (%price% gwei)',
  testnet: 'Testnet (%price% gwei)',
};
const TESTNET_ID = 97;

interface TopUpFormProps extends TopUps {
  address: string;
  wallet: WalletModule;
  connection: WalletConnection;
  actions: Omit<Wallet, 'state'>;
}

type Outcome =
  | { kind: 'none' | 'sending' }
  /** The hash of the transaction, in lower case. */
  | { kind: 'sent'; hash: string }
  | { kind: 'failed'; text: string };

/** Amount and gas price of a top-up from the connected wallet, which asks for its own confirmation. */
export function TopUpForm({ wallet, connection, actions, ...topUps }: TopUpFormProps) {
  const t = useTranslate();
  const { address, chainId, token, contract, decimals, items } = topUps;
  const tokenBalance = useTokenBalance(token);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [gasPrice, setGasPrice] = useState<GasPrice>(chainId === TESTNET_ID ? 'testnet' : 'default');
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const chain = findChain(chainId)?.name ?? String(chainId);
  const isOnChain = connection.chain.id === chainId;

  const run = async (action: () => Promise<Outcome>) => {
    setOutcome({ kind: 'sending' });
    try {
      setOutcome(await action());
    } catch (failure) {
      setOutcome({ kind: 'failed', text: wallet.describeWalletError(wallet.toWalletError(failure)) });
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const amount = normalizeAmount(typed);
    // The ledger would round further decimal places away.
    const found = validateTokenAmount(amount, tokenBalance, t);
    setError(found);
    if (found || outcome.kind === 'sending') return;
    const order = { contract, recipient: address, amount, decimals, gasPriceGwei: GAS_PRICES_GWEI[gasPrice] };
    void run(async () => {
      const hash = await actions.sendTransaction({ chainId, ...createTransferRequest(order) });
      // A second click would send the same amount again.
      setTyped('');
      // Some contract accounts send without returning a hash.
      return { kind: 'sent', hash: String(hash).toLowerCase() };
    });
  };
  const handleSwitch = () =>
    void run(async () => {
      await actions.switchChain(chainId);
      return { kind: 'none' };
    });
  // The list shows its progress.
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
          {t('Your top-up appears below as soon as the blockchain has it.')}
        </Alert>
      )}
      {!isOnChain && (
        <Alert
          tone="warn"
          action={
            <Button size="small" variant="secondary" busy={outcome.kind === 'sending'} onClick={handleSwitch}>
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
          value={typed}
          onChange={setTyped}
        />
        <Select
          label={t('Gas price')}
          name="gasPrice"
          options={Object.entries(GAS_PRICES_GWEI).map(([name, price]) => ({
            value: name,
            label: t(GAS_PRICE_LABELS[name as GasPrice], { price: String(price) }),
          }))}
          value={gasPrice}
          onChange={(event) => setGasPrice(event.target.value as GasPrice)}
        />
        <Stack row wrap gap={4}>
          <Button type="submit" disabled={!isOnChain} busy={outcome.kind === 'sending'}>
            {t('Send top-up')}
          </Button>
          <Button variant="ghost" onClick={() => void actions.disconnect()}>
            {t('Disconnect')}
          </Button>
        </Stack>
      </Stack>
    </Stack>
  );
}
