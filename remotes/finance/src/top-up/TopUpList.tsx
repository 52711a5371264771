import type { ReactNode } from 'react';
import { TokenAmount } from '@hashgrid/app-ui';
import type { TopUp, TopUps } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Badge, DataTable, Hash, Panel, Stack, Text, type DataColumn } from '@hashgrid/ui';
import { DateTime } from '../values/DateTime';

function TopUpStatus({
  topUp: { status, confirmations },
  requiredConfirmations,
}: {
  topUp: TopUp;
  requiredConfirmations: number;
}) {
  const t = useTranslate();
  if (status === 'confirmed') return <Badge tone="gain">{t('Confirmed')}</Badge>;
  if (status === 'failed') return <Badge tone="loss">{t('Failed')}</Badge>;
  return (
    <Badge tone="warn">
      {t('Pending: %count% of %total% confirmations', {
        count: String(confirmations),
        total: String(requiredConfirmations),
      })}
    </Badge>
  );
}

interface TopUpListProps extends TopUps {
  /** Button that loads older top-ups. */
  showMore: ReactNode;
}

/** The player's top-ups with their status, newest first. */
export function TopUpList({ items, token, confirmations, showMore }: TopUpListProps) {
  const t = useTranslate();
  const columns: DataColumn<TopUp>[] = [
    {
      key: 'amount',
      title: t('Amount'),
      render: ({ amount }) => <TokenAmount value={amount} token={token} />,
    },
    {
      key: 'status',
      title: t('Status'),
      render: (topUp) => <TopUpStatus topUp={topUp} requiredConfirmations={confirmations} />,
    },
    { key: 'seenAt', title: t('Date'), render: ({ seenAt }) => <DateTime at={seenAt} /> },
    { key: 'hash', title: t('Blockchain transaction'), render: ({ hash }) => <Hash value={hash} short /> },
  ];
  return (
    <Panel title={t('Your top-ups')}>
      <div aria-live="polite">
        {items.length === 0 ? (
          <Text tone="soft">{t('Your top-ups will appear here as soon as they’re on the blockchain.')}</Text>
        ) : (
          <Stack>
            <DataTable label={t('Your top-ups')} columns={columns} rows={items} rowKey={({ id }) => id} />
            {showMore}
          </Stack>
        )}
      </div>
      {items.some(({ status }) => status === 'failed') && (
        <Text size={14} tone="soft">
          {t(
            'A failed top-up is no longer on the blockchain: the tokens are still in the wallet you sent them from.',
          )}
        </Text>
      )}
    </Panel>
  );
}
