import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { DEFAULT_TOKEN_SYMBOL, type Transfer } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Grid, GridItem, Tabs } from '@hashgrid/ui';
import { FinanceLayout } from '../layout/FinanceLayout';
import { ReceivePanel } from './ReceivePanel';
import { SendPanel } from './SendPanel';
import { BalancesPanel } from './BalancesPanel';
import type { TopUpDraft } from '../top-up/TopUpDraft';
import { TopUpPanel } from '../top-up/TopUpPanel';
import { TopUpSkeleton } from '../top-up/TopUpSkeleton';
import { useGetPaymentRulesQuery } from '../rules/rulesApi';

/** Keeps the balances from stretching to the height of the form beside them. */
const BalancesColumn = styled(GridItem)`
  align-self: start;
`;

const VIEW_PARAM = 'view';
const TOP_UP = 'top-up';

/**
 * `/pay`: send tokens to other players, request them, or top up if the server offers that. `?to=&token=&amount=` prefills the form;
 * `?view=receive` and `?view=top-up` open the other tabs.
 */
export default function PayPage() {
  const t = useTranslate();
  const [params, setParams] = useSearchParams();
  const { data: rules, isLoading: areRulesLoading } = useGetPaymentRulesQuery();
  const draftRef = useRef<Transfer>(null);
  const [request, setRequest] = useState({ token: DEFAULT_TOKEN_SYMBOL, amount: '' });
  const [topUp, setTopUp] = useState<TopUpDraft>({ amount: '', gasPrice: null });
  const view = params.get(VIEW_PARAM) ?? 'send';
  // Otherwise, the form of the first tab would be shown while the rules load.
  const isTopUpUnknown = view === TOP_UP && areRulesLoading;
  const tabs = [
    { id: 'send', label: t('Send'), content: <SendPanel draftRef={draftRef} /> },
    { id: 'receive', label: t('Receive'), content: <ReceivePanel draft={request} onChange={setRequest} /> },
    ...(rules?.topUp || isTopUpUnknown
      ? [
          {
            id: TOP_UP,
            label: t('Top up'),
            content: isTopUpUnknown ? <TopUpSkeleton /> : <TopUpPanel draft={topUp} onChange={setTopUp} />,
          },
        ]
      : []),
  ];
  const handleSelect = (id: string) =>
    setParams(id === 'send' ? {} : { [VIEW_PARAM]: id }, { replace: true });
  return (
    <FinanceLayout title={t('Pay')} text={t('Send tokens to other players, or request them.')}>
      <Grid>
        <GridItem span={8} tablet={8}>
          <Tabs label={t('Send or receive')} selected={view} onSelect={handleSelect} tabs={tabs} />
        </GridItem>
        <BalancesColumn span={4} tablet={4}>
          <BalancesPanel />
        </BalancesColumn>
      </Grid>
    </FinanceLayout>
  );
}
