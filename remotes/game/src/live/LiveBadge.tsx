import { useTranslate } from '@hashgrid/platform';
import { Badge, boltIcon, refreshIcon } from '@hashgrid/ui';
import { useLiveChain } from './useLiveChain';

/** Whether blocks come by themselves, or are asked for every few seconds; nothing until that is known. */
export function LiveBadge() {
  const t = useTranslate();
  const { isLive } = useLiveChain();
  if (isLive === null) return null;
  return isLive ? (
    <Badge tone="gain" icon={boltIcon}>
      {t('Live')}
    </Badge>
  ) : (
    <Badge tone="neutral" icon={refreshIcon}>
      {t('Auto-refresh')}
    </Badge>
  );
}
