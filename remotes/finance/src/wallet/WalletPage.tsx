import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { usePortfolio } from '@hashgrid/app-ui';
import { EXCHANGE_PARAM, valuePortfolio } from '@hashgrid/contracts';
import { useSession, useTranslate, useWallets } from '@hashgrid/platform';
import { Grid, GridItem, Stack } from '@hashgrid/ui';
import { OutageDataAge } from '../balances/OutageDataAge';
import { WalletsBoundary } from '../balances/WalletsBoundary';
import { ExchangePanel } from '../exchange/ExchangePanel';
import { FinanceLayout } from '../layout/FinanceLayout';
import { LinkedWalletsPanel } from './LinkedWalletsPanel';
import { TokenCard } from './TokenCard';
import { UnpaidRewardsPanel } from './UnpaidRewardsPanel';
import { WalletTotal } from './WalletTotal';

/** Keeps the cards from stretching to the height of the swap beside them. */
const CardsColumn = styled(GridItem)`
  align-self: start;
`;

/** `/wallet`: a card for each token, the currency first, unpaid rewards, and linked wallets; `?exchange=ORE` opens a swap. */
export default function WalletPage() {
  const t = useTranslate();
  const { user } = useSession();
  const { wallets } = useWallets();
  const { data: priced, updatedAt } = usePortfolio();
  const [params, setParams] = useSearchParams();
  // Balances are shown before their prices have loaded.
  const portfolio = useMemo(() => priced ?? valuePortfolio(wallets, {}), [priced, wallets]);
  const symbols = portfolio.holdings.map(({ symbol }) => symbol);
  const canExchange = symbols.length > 1;
  const paidToken = symbols.find((symbol) => symbol === params.get(EXCHANGE_PARAM));
  // When the swap of this token closes, its Close button is removed, and the token's Swap button takes the focus.
  const [closedToken, setClosedToken] = useState<string | null>(null);
  const handleClose = (symbol: string) => {
    setClosedToken(symbol);
    setParams({}, { replace: true });
  };
  // One swap at a time: the outcome of an open one may be unknown.
  const createSwapOpener = (symbol = '') =>
    canExchange && !paidToken ? () => setParams({ [EXCHANGE_PARAM]: symbol }, { replace: true }) : null;
  const cards = (
    <Grid min={280}>
      {portfolio.holdings.map((holding) => (
        <TokenCard
          key={holding.symbol}
          holding={holding}
          onExchange={createSwapOpener(holding.symbol)}
          focusExchange={holding.symbol === closedToken}
        />
      ))}
    </Grid>
  );
  return (
    <FinanceLayout title={t('Wallet')} text={t('Your balances and what they’re worth.')}>
      <WalletsBoundary>
        <Stack gap={6}>
          <OutageDataAge at={updatedAt} />
          <WalletTotal portfolio={portfolio} onExchange={createSwapOpener(symbols[0])} />
          {user && canExchange && paidToken ? (
            <Grid>
              <GridItem span={7}>
                <ExchangePanel
                  key={paidToken}
                  user={user}
                  initialToken={paidToken}
                  symbols={symbols}
                  onClose={() => handleClose(paidToken)}
                />
              </GridItem>
              <CardsColumn span={5}>{cards}</CardsColumn>
            </Grid>
          ) : (
            cards
          )}
          <UnpaidRewardsPanel />
          <LinkedWalletsPanel />
        </Stack>
      </WalletsBoundary>
    </FinanceLayout>
  );
}
