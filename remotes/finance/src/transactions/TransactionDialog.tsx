import { QueryBoundary } from '@hashgrid/app-ui';
import type { TransactionDetail } from '@hashgrid/contracts';
import { useModal, useTranslate } from '@hashgrid/platform';
import { DescriptionList, Hash, ModalCard, Skeleton, Stack } from '@hashgrid/ui';
import { DateTime } from '../values/DateTime';
import { getKindLabel } from './kindLabels';
import { LegsTable } from './LegsTable';
import { useGetTransactionQuery } from './transactionsApi';

function Entry({ id, kind, note, day, createdAt, legs }: TransactionDetail) {
  const t = useTranslate();
  return (
    <Stack gap={5}>
      <DescriptionList
        items={[
          { term: t('Type'), value: t(getKindLabel(kind)) },
          { term: t('Date'), value: <DateTime at={createdAt} /> },
          ...(day ? [{ term: t('Payout for (UTC)'), value: <bdi dir="ltr">{day}</bdi> }] : []),
          ...(note ? [{ term: t('Note'), value: <bdi>{note}</bdi> }] : []),
          { term: t('Transaction ID'), value: <Hash value={id} /> },
        ]}
      />
      <LegsTable legs={legs} />
    </Stack>
  );
}

/** Content of a modal: a ledger entry with all its legs. */
export function TransactionDialog({ id }: { id: string }) {
  const t = useTranslate();
  const { dismiss } = useModal();
  const query = useGetTransactionQuery(id);
  return (
    <ModalCard title={t('Transaction')} onClose={dismiss} closeLabel={t('Close')}>
      <QueryBoundary
        query={query}
        failure={t('Couldn’t load this transaction')}
        skeleton={<Skeleton lines={6} height={24} label={t('Loading transaction')} />}
      >
        {(entry) => <Entry {...entry} />}
      </QueryBoundary>
    </ModalCard>
  );
}
