import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useTranslate } from '@hashgrid/platform';
import { Grid, GridItem, Tabs } from '@hashgrid/ui';
import { FinanceLayout } from '../layout/FinanceLayout';
import { ReceivePanel } from './ReceivePanel';
import { SendPanel } from './SendPanel';
import { BalancesPanel } from '../balances/BalancesPanel';

/** Keeps its own height beside a longer form. */
const BalancesColumn = styled(GridItem)`
  align-self: start;
`;

const VIEW_PARAM = 'view';

/** `/pay`: send tokens to other players, or request them. `?to=&token=&amount=` pre-fills the form; `?view=receive` opens the other tab. */
export default function PayPage() {
  const t = useTranslate();
  const [params, setParams] = useSearchParams();
  const selected = params.get(VIEW_PARAM) === 'receive' ? 'receive' : 'send';
  const handleSelect = (id: string) =>
    setParams(id === 'receive' ? { [VIEW_PARAM]: id } : {}, { replace: true });
  return (
    <FinanceLayout title={t('Pay')} text={t('Send tokens to other players, or request them.')}>
      <Grid>
        <GridItem span={8} tablet={8}>
          <Tabs
            label={t('Send or receive')}
            selected={selected}
            onSelect={handleSelect}
            tabs={[
              { id: 'send', label: t('Send'), content: <SendPanel /> },
              { id: 'receive', label: t('Receive'), content: <ReceivePanel /> },
            ]}
          />
        </GridItem>
        <BalancesColumn span={4} tablet={4}>
          <BalancesPanel />
        </BalancesColumn>
      </Grid>
    </FinanceLayout>
  );
}
