import type { NetworkSummary } from '@hashgrid/contracts';
import { Percent, TokenAmount } from '@hashgrid/app-ui';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { DataTable, Panel, Stack, Text } from '@hashgrid/ui';
import { Hashrate } from '../values/Hashrate';

const LEVEL_TEXTS = ['Invited by you', 'Invited by your level 1 players', 'Invited by your level 2 players'];

/** Totals of each referral level. */
export function LevelsPanel({ levels, token }: Pick<NetworkSummary, 'levels' | 'token'>) {
  const t = useTranslate();
  const { number } = useFormat();
  return (
    <Panel title={t('Bonus by level')}>
      <Stack gap={3}>
        <DataTable
          label={t('Bonus by level')}
          rows={levels}
          rowKey={({ level }) => String(level)}
          columns={[
            {
              key: 'level',
              title: t('Level'),
              render: ({ level }) => (
                <span>
                  <strong>{t('Level %level%', { level: number(level) })}</strong>{' '}
                  <Text as="span" size={12} tone="faint">
                    {t(LEVEL_TEXTS[level - 1] ?? '')}
                  </Text>
                </span>
              ),
            },
            {
              key: 'percent',
              title: t('Bonus'),
              alignEnd: true,
              render: ({ percent }) => <Percent share={percent / 100} />,
            },
            {
              key: 'members',
              title: t('Players'),
              alignEnd: true,
              render: ({ members }) => <bdi dir="ltr">{number(members)}</bdi>,
            },
            {
              key: 'active',
              title: t('Active miners'),
              alignEnd: true,
              render: ({ active }) => <bdi dir="ltr">{number(active)}</bdi>,
            },
            {
              key: 'hashrate',
              title: t('Hashrate'),
              alignEnd: true,
              render: ({ hashrate }) => <Hashrate value={hashrate} />,
            },
            {
              key: 'earned',
              title: t('Your bonus'),
              alignEnd: true,
              render: ({ earned }) => <TokenAmount value={earned} token={token} short />,
            },
          ]}
        />
        <Text size={14} tone="faint">
          {t(
            'The bonus is paid on top of what your network mines, so it costs your players nothing. There is no bonus for signing up or buying.',
          )}
        </Text>
      </Stack>
    </Panel>
  );
}
