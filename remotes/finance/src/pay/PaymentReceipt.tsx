import { TokenAmount } from '@hashgrid/app-ui';
import { addDecimals, SCREENS, type Receipt } from '@hashgrid/contracts';
import { AppLink, useTranslate } from '@hashgrid/platform';
import { Alert, Button, DescriptionList, Hash, isolateBidi, Stack, FocusOnMount } from '@hashgrid/ui';
import { DateTime } from '../values/DateTime';

interface PaymentReceiptProps {
  receipt: Receipt;
  /** Starts another payment. */
  onSendAnother(): void;
}

/** Receipt of a payment. */
export function PaymentReceipt({ receipt, onSendAnother }: PaymentReceiptProps) {
  const t = useTranslate();
  const renderAmount = (value: string) => <TokenAmount value={value} token={receipt.token} />;
  return (
    <FocusOnMount label={t('Receipt')}>
      <Stack gap={6}>
        <Alert tone="success" title={t('Payment sent')}>
          {t('%name% has received it.', { name: isolateBidi(receipt.recipient) })}
        </Alert>
        <DescriptionList
          items={[
            { term: t('Recipient'), value: <bdi>{receipt.recipient}</bdi> },
            { term: t('Amount'), value: renderAmount(receipt.amount) },
            { term: t('Fee'), value: renderAmount(receipt.fee) },
            { term: t('Total'), value: renderAmount(addDecimals(receipt.amount, receipt.fee)) },
            {
              term: t('Date'),
              value: <DateTime at={receipt.createdAt} />,
            },
            { term: t('Transaction ID'), value: <Hash value={receipt.id} /> },
          ]}
        />
        <Stack row wrap gap={3}>
          <Button onClick={onSendAnother}>{t('Send another')}</Button>
          <Button as={AppLink} to={SCREENS.transactions} variant="secondary">
            {t('View transactions')}
          </Button>
        </Stack>
      </Stack>
    </FocusOnMount>
  );
}
