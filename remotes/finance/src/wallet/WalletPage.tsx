import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { valuePortfolio, WALLET_REFRESH_MS } from '@hashgrid/contracts';
import { api, useSession, useTokens, useTranslate, useWallets } from '@hashgrid/platform';
import { Grid, Stack } from '@hashgrid/ui';
import { WalletsGate } from '../balances/WalletsGate';
import { ExchangePanel } from '../exchange/ExchangePanel';
import { FinanceFrame } from '../frame/FinanceFrame';
import { TokenCard } from './TokenCard';
import { UnpaidPanel } from './UnpaidPanel';
import { WalletTotal } from './WalletTotal';

/** Symbol of the token that is given away; the exchange is open as long as the URL has it. */
const EXCHANGE_PARAM = 'exchange';

/** `/wallet`: a card for each token, the currency first; unpaid apart; `?exchange=ORE` opens the exchange [R10, E1]. */
export default function WalletPage() {
  const t = useTranslate();
  const { user } = useSession();
  const { wallets } = useWallets();
  const { tokens } = useTokens();
  // The shell keeps wallets fresh; prices are kept fresh by the screens that show them.
  api.useGetTokensQuery(undefined, { pollingInterval: WALLET_REFRESH_MS });
  const [params, setParams] = useSearchParams();
  const portfolio = useMemo(() => valuePortfolio(wallets, tokens), [wallets, tokens]);
  const symbols = portfolio.holdings.map(({ symbol }) => symbol);
  const canExchange = symbols.length > 1;
  const given = symbols.find((symbol) => symbol === params.get(EXCHANGE_PARAM));
  // One exchange at a time: an open one may be waiting for its outcome.
  const openerOf = (symbol = '') =>
    canExchange && !given ? () => setParams({ [EXCHANGE_PARAM]: symbol }, { replace: true }) : null;
  return (
    <FinanceFrame title={t('Wallet')} text={t('Your balances and what they’re worth.')}>
      <WalletsGate>
        <Stack gap={6}>
          <WalletTotal portfolio={portfolio} onExchange={openerOf(symbols[0])} />
          {user && canExchange && given && (
            <ExchangePanel
              key={given}
              user={user}
              given={given}
              symbols={symbols}
              onClose={() => setParams({}, { replace: true })}
            />
          )}
          <Grid min={280}>
            {portfolio.holdings.map((holding) => (
              <TokenCard key={holding.symbol} holding={holding} onExchange={openerOf(holding.symbol)} />
            ))}
          </Grid>
          <UnpaidPanel />
        </Stack>
      </WalletsGate>
    </FinanceFrame>
  );
}
