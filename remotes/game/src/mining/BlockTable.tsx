import { MINED_TOKEN_SYMBOL, type Block } from '@hashgrid/contracts';
import { TokenAmount } from '@hashgrid/app-ui';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { DataTable, Hash, Text, Tooltip } from '@hashgrid/ui';
import { isRewarded } from '../arrival/isRewarded';
import { Hashrate } from '../values/Hashrate';
import { FinderName } from './FinderName';

/** Shown for a block whose shares are no longer stored. */
const NOT_AVAILABLE = '–';

function PlayerReward({ playerReward }: Pick<Block, 'playerReward'>) {
  if (playerReward === null) return NOT_AVAILABLE;
  return (
    <TokenAmount
      value={playerReward.mined}
      token={MINED_TOKEN_SYMBOL}
      short
      tone={isRewarded({ playerReward }) ? 'gain' : undefined}
    />
  );
}

interface BlockTableProps {
  blocks: readonly Block[];
  busy: boolean;
}

/** Settled blocks, newest first. */
export function BlockTable({ blocks, busy }: BlockTableProps) {
  const t = useTranslate();
  const { number, dateTime, time } = useFormat();
  return (
    <DataTable
      label={t('Block history')}
      busy={busy}
      rows={blocks}
      rowKey={(block) => String(block.number)}
      columns={[
        {
          key: 'number',
          title: t('Block'),
          render: (block) => (
            <span>
              <strong>
                <bdi dir="ltr">#{number(block.number)}</bdi>
              </strong>{' '}
              <Text as="span" size={14} tone="faint">
                <Hash value={block.hash} short />
              </Text>
            </span>
          ),
        },
        {
          key: 'time',
          title: t('Found at'),
          render: ({ endsAt }) => (
            <Tooltip tip={<span lang="en">{dateTime(endsAt)}</span>}>
              <time lang="en" dateTime={endsAt}>
                {time(endsAt, { seconds: true })}
              </time>
            </Tooltip>
          ),
        },
        { key: 'finder', title: t('Found by'), render: (block) => <FinderName block={block} /> },
        {
          key: 'miners',
          title: t('Miners'),
          alignEnd: true,
          render: ({ miners }) => <bdi dir="ltr">{number(miners)}</bdi>,
        },
        {
          key: 'hashrate',
          title: t('Players’ hashrate'),
          alignEnd: true,
          render: ({ hashrate }) => <Hashrate value={hashrate} />,
        },
        {
          key: 'playerReward',
          title: t('Your reward'),
          alignEnd: true,
          render: ({ playerReward }) => <PlayerReward playerReward={playerReward} />,
        },
      ]}
    />
  );
}
