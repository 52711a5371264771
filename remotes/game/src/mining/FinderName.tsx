import type { Block } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Badge, starIcon, Text } from '@hashgrid/ui';

/** Who found a block: the player, another player, whose name is masked, or the house. */
export function FinderName({ block: { isFoundByPlayer, finder } }: { block: Block }) {
  const t = useTranslate();
  if (isFoundByPlayer) {
    return (
      <Badge tone="brand" icon={starIcon}>
        {t('You')}
      </Badge>
    );
  }
  if (finder === null) {
    return (
      <Text as="span" size={14} tone="faint">
        {t('House')}
      </Text>
    );
  }
  return <bdi>{finder}</bdi>;
}
