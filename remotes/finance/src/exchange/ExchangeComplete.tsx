import { TokenAmount } from '@hashgrid/app-ui';
import { SCREENS, type ExchangeReceipt } from '@hashgrid/contracts';
import { AppLink, useTranslate } from '@hashgrid/platform';
import { Alert, Button, DescriptionList, Hash, Stack, FocusOnMount } from '@hashgrid/ui';
import { DateTime } from '../values/DateTime';

interface ExchangeCompleteProps {
  receipt: ExchangeReceipt;
  /** Starts another swap. */
  onSwapAgain: () => void;
}

/** Receipt of a swap. */
export function ExchangeComplete({ receipt, onSwapAgain }: ExchangeCompleteProps) {
  const t = useTranslate();
  const { id, from, to, amount, fee, received, createdAt } = receipt;
  return (
    <FocusOnMount label={t('Done')}>
      <Stack gap={6}>
        <Alert tone="success" title={t('Swap complete')}>
          {t('The tokens are in your wallet.')}
        </Alert>
        <DescriptionList
          items={[
            { term: t('You paid'), value: <TokenAmount value={amount} token={from} /> },
            { term: t('You received'), value: <TokenAmount value={received} token={to} /> },
            { term: t('Swap fee'), value: <TokenAmount value={fee} token={from} /> },
            { term: t('Date'), value: <DateTime at={createdAt} /> },
            { term: t('Transaction ID'), value: <Hash value={id} /> },
          ]}
        />
        <Stack row wrap gap={3}>
          <Button onClick={onSwapAgain}>{t('Swap again')}</Button>
          <Button as={AppLink} to={`${SCREENS.transactions}?kind=exchange`} variant="secondary">
            {t('View transactions')}
          </Button>
        </Stack>
      </Stack>
    </FocusOnMount>
  );
}
