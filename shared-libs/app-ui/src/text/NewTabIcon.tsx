import { useTranslate } from '@hashgrid/platform';
import { externalIcon, Icon } from '@hashgrid/ui';

/** Icon at the end of a link that opens a new tab; screen readers read that it does. */
export function NewTabIcon() {
  const t = useTranslate();
  return <Icon shape={externalIcon} size={16} label={t('opens in a new tab')} />;
}
