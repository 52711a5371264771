import { SCREENS, type ExchangeReceipt } from '@hashgrid/contracts';
import { AppLink, useFormat, useTranslate } from '@hashgrid/platform';
import { Alert, Button, DescriptionList, Hash, Stack, StepFocus } from '@hashgrid/ui';
import { TokenAmount } from '../figures/TokenAmount';

interface ExchangeDoneProps {
  receipt: ExchangeReceipt;
  onAgain: () => void;
}

/** What was exchanged, as the server wrote it down. */
export function ExchangeDone({ receipt, onAgain }: ExchangeDoneProps) {
  const t = useTranslate();
  const { dateTime } = useFormat();
  const { id, from, to, amount, fee, received, createdAt } = receipt;
  return (
    <StepFocus label={t('Done')}>
      <Stack gap={6}>
        <Alert tone="success" title={t('Exchanged')}>
          {t('It is in your wallet already.')}
        </Alert>
        <DescriptionList
          items={[
            { term: t('You gave'), value: <TokenAmount value={amount} token={from} /> },
            { term: t('You got'), value: <TokenAmount value={received} token={to} /> },
            { term: t('Fee of the pool'), value: <TokenAmount value={fee} token={from} /> },
            { term: t('Date'), value: <time dateTime={createdAt}>{dateTime(createdAt)}</time> },
            { term: t('Receipt number'), value: <Hash value={id} /> },
          ]}
        />
        <Stack row wrap gap={3}>
          <Button onClick={onAgain}>{t('Exchange more')}</Button>
          <Button as={AppLink} to={`${SCREENS.transactions}?kind=exchange`} variant="secondary">
            {t('See your transactions')}
          </Button>
        </Stack>
      </Stack>
    </StepFocus>
  );
}
