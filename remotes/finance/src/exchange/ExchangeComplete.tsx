import { SCREENS, type ExchangeReceipt } from '@hashgrid/contracts';
import { AppLink, useFormat, useTranslate } from '@hashgrid/platform';
import { Alert, Button, DescriptionList, Hash, Stack, FocusOnMount } from '@hashgrid/ui';
import { TokenAmount } from '../values/TokenAmount';

interface ExchangeCompleteProps {
  receipt: ExchangeReceipt;
  onAgain: () => void;
}

/** What was exchanged, as the server wrote it down. */
export function ExchangeComplete({ receipt, onAgain }: ExchangeCompleteProps) {
  const t = useTranslate();
  const { dateTime } = useFormat();
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
            { term: t('Date'), value: <time dateTime={createdAt}>{dateTime(createdAt)}</time> },
            { term: t('Transaction ID'), value: <Hash value={id} /> },
          ]}
        />
        <Stack row wrap gap={3}>
          <Button onClick={onAgain}>{t('Swap again')}</Button>
          <Button as={AppLink} to={`${SCREENS.transactions}?kind=exchange`} variant="secondary">
            {t('View transactions')}
          </Button>
        </Stack>
      </Stack>
    </FocusOnMount>
  );
}
