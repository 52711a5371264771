import type { Leaderboard } from '@hashgrid/contracts';
import { TokenAmount } from '@hashgrid/app-ui';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { Amount, Badge, DataTable } from '@hashgrid/ui';

type Item = Leaderboard['items'][number];

interface LeaderboardTableProps {
  items: readonly Item[];
  token: string;
}

/** Ranked players, best first; the player's own row is marked. */
export function LeaderboardTable({ items, token }: LeaderboardTableProps) {
  const t = useTranslate();
  const { number } = useFormat();
  // Neither ranks nor masked names are unique.
  const rows = items.map((item, index) => ({ ...item, key: String(index) }));
  return (
    <DataTable
      compact
      label={t('Leaderboard')}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        {
          key: 'rank',
          title: t('Rank'),
          render: ({ rank }) => <Amount strong value={`#${number(rank)}`} />,
        },
        {
          key: 'name',
          title: t('Player'),
          render: ({ name, isPlayer }) => (
            <span>
              <bdi>{name}</bdi> {isPlayer && <Badge tone="brand">{t('You')}</Badge>}
            </span>
          ),
        },
        {
          key: 'score',
          title: t('Score'),
          alignEnd: true,
          render: ({ score }) => <TokenAmount value={score} token={token} short />,
        },
      ]}
    />
  );
}
