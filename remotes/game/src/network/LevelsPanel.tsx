import type { NetworkSummary } from '@hashgrid/contracts';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { DataTable, Panel, Stack, Text } from '@hashgrid/ui';
import { Hashrate } from '../figures/Hashrate';
import { TokenAmount } from '../figures/TokenAmount';

const LEVEL_TEXTS = ['Invited by you', 'Invited by those', 'Invited by those in turn'];

/** The network by generations. */
export function LevelsPanel({ levels, token }: Pick<NetworkSummary, 'levels' | 'token'>) {
  const t = useTranslate();
  const { number } = useFormat();
  return (
    <Panel title={t('By level')}>
      <Stack gap={3}>
        <DataTable
          label={t('By level')}
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
              end: true,
              render: ({ percent }) => <bdi dir="ltr">{number(percent)} %</bdi>,
            },
            {
              key: 'members',
              title: t('Players'),
              end: true,
              render: ({ members }) => <bdi dir="ltr">{number(members)}</bdi>,
            },
            {
              key: 'active',
              title: t('Mining now'),
              end: true,
              render: ({ active }) => <bdi dir="ltr">{number(active)}</bdi>,
            },
            {
              key: 'hashrate',
              title: t('Hashrate'),
              end: true,
              render: ({ hashrate }) => <Hashrate value={hashrate} />,
            },
            {
              key: 'earned',
              title: t('Brought you'),
              end: true,
              render: ({ earned }) => <TokenAmount value={earned} token={token} />,
            },
          ]}
        />
        <Text size={14} tone="faint">
          {t(
            'The bonus comes on top of what your network mines; nobody pays it, and there is none for joining or buying.',
          )}
        </Text>
      </Stack>
    </Panel>
  );
}
