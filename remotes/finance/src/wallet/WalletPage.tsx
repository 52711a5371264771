import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { valuePortfolio, WALLET_REFRESH_MS } from '@hashgrid/contracts';
import { api, useTokens, useTranslate, useWallets } from '@hashgrid/platform';
import { Grid, PageHeader, Stack } from '@hashgrid/ui';
import { WalletsGate } from '../balances/WalletsGate';
import { TokenActivity } from './TokenActivity';
import { TokenCard } from './TokenCard';
import { WalletTotal } from './WalletTotal';

const TOKEN_PARAM = 'token';
const ACTIVITY_ID = 'token-activity';

/** `/wallet`: a card for each token, the currency first; a card opens its activity, kept in the URL [R10, E1]. */
export default function WalletPage() {
  const t = useTranslate();
  const { wallets } = useWallets();
  const { tokens } = useTokens();
  // The shell keeps wallets fresh; prices are kept fresh by the screens that show them.
  api.useGetTokensQuery(undefined, { pollingInterval: WALLET_REFRESH_MS });
  const [params, setParams] = useSearchParams();
  const portfolio = useMemo(() => valuePortfolio(wallets, tokens), [wallets, tokens]);
  const open = portfolio.holdings.find(({ symbol }) => symbol === params.get(TOKEN_PARAM));
  const toggle = (symbol: string) =>
    setParams(symbol === open?.symbol ? {} : { [TOKEN_PARAM]: symbol }, { replace: true });
  return (
    <>
      <PageHeader title={t('Wallet')} text={t('What you hold, and what it is worth now.')} />
      <WalletsGate>
        <Stack gap={6}>
          <WalletTotal portfolio={portfolio} />
          <Grid min={280}>
            {portfolio.holdings.map((holding) => (
              <TokenCard
                key={holding.symbol}
                holding={holding}
                isOpen={holding === open}
                panelId={ACTIVITY_ID}
                onToggle={() => toggle(holding.symbol)}
              />
            ))}
          </Grid>
          {open && <TokenActivity key={open.symbol} id={ACTIVITY_ID} symbol={open.symbol} />}
        </Stack>
      </WalletsGate>
    </>
  );
}
