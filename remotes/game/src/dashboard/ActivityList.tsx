import { RelativeTime, SignedAmount } from '@hashgrid/app-ui';
import { describeTransaction, isOutgoing, type Transaction } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import {
  giftIcon,
  Icon,
  isolateBidi,
  receiveIcon,
  sendIcon,
  Stack,
  Text,
  transactionsIcon,
} from '@hashgrid/ui';
import { IconMark } from '../marks/IconMark';
import { ActivityRow, Rows } from './ActivityRow';

function getIcon(transaction: Transaction) {
  if (transaction.kind === 'grant') return giftIcon;
  if (transaction.kind === 'transfer') return isOutgoing(transaction) ? sendIcon : receiveIcon;
  return transactionsIcon;
}

function Entry({ transaction }: { transaction: Transaction }) {
  const t = useTranslate();
  const { key, values } = describeTransaction(transaction, isolateBidi);
  const isOut = isOutgoing(transaction);
  return (
    <ActivityRow>
      <IconMark $tone={isOut ? 'textSoft' : 'gain'}>
        <Icon shape={getIcon(transaction)} />
      </IconMark>
      <Stack gap={0}>
        <Text as="span" size={16}>
          {t(key, values)}
        </Text>
        {transaction.note && (
          <Text as="span" size={14} tone="soft">
            <bdi>{transaction.note}</bdi>
          </Text>
        )}
        <Text as="span" size={12} tone="faint">
          <RelativeTime at={transaction.createdAt} />
        </Text>
      </Stack>
      <SignedAmount value={transaction.amount} token={transaction.token} strong short />
    </ActivityRow>
  );
}

/** Ledger entries, newest first. */
export function ActivityList({ transactions }: { transactions: readonly Transaction[] }) {
  return (
    <Rows>
      {transactions.map((transaction) => (
        <Entry key={transaction.lineId} transaction={transaction} />
      ))}
    </Rows>
  );
}
