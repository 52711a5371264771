import type { Block } from '@hashgrid/contracts';
import { abbreviateDecimal, SharedQueryBoundary, TOKEN_FRACTION_DIGITS } from '@hashgrid/app-ui';
import { useFormat, useTranslate } from '@hashgrid/platform';
import { BlockTicker, EmptyState, blockIcon, Skeleton, starIcon } from '@hashgrid/ui';
import { useGetBlocksQuery } from '../api/miningApi';
import { isRewarded } from '../arrival/isRewarded';
import { useLiveChain } from './useLiveChain';

const SHOWN_BLOCKS = 10;

/** The latest blocks as a chain; blocks that rewarded the player are highlighted and show the amount. */
export function BlockStrip({ token }: { token: string }) {
  const t = useTranslate();
  const { number } = useFormat();
  const { pollingInterval } = useLiveChain();
  const query = useGetBlocksQuery(null, { pollingInterval, skipPollingIfUnfocused: true });
  const formatBlock = (block: Block) =>
    isRewarded(block)
      ? `+${number(abbreviateDecimal(block.playerReward?.mined ?? '0'), { max: TOKEN_FRACTION_DIGITS })} ${token}`
      : t.plural({ one: '%count% miner', other: '%count% miners' }, block.miners);
  return (
    <SharedQueryBoundary
      query={query}
      failure={t('Couldn’t load blocks')}
      skeleton={<Skeleton height={66} label={t('Loading blocks')} />}
    >
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState icon={blockIcon} title={t('Mining the first block…')} />
        ) : (
          <BlockTicker
            label={t('Latest blocks')}
            blocks={items.slice(0, SHOWN_BLOCKS).map((block) => ({
              id: String(block.number),
              title: `#${number(block.number)}`,
              text: formatBlock(block),
              isHighlighted: isRewarded(block),
              ...(block.isFoundByPlayer && { icon: starIcon, iconLabel: t('You found this block!') }),
            }))}
          />
        )
      }
    </SharedQueryBoundary>
  );
}
