import { useTranslate } from '@hashgrid/platform';
import { Badge, boltIcon, refreshIcon } from '@hashgrid/ui';
import { useLiveChain } from './useLiveChain';

/** Shows whether blocks arrive by server-sent events or by polling; nothing until that is known. */
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
