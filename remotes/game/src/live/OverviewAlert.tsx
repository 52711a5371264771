import { QueryAlert } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { useOverview } from './useOverview';

/** Speaks for every panel of a page that shows the game at a glance. */
export function OverviewAlert() {
  const t = useTranslate();
  return <QueryAlert query={useOverview()} failure={t('Couldn’t load your game')} />;
}
