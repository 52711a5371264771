import { QueryAlert } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { useOverview } from './useOverview';

/** The only alert of a page whose panels share the overview. */
export function OverviewAlert() {
  const t = useTranslate();
  return <QueryAlert query={useOverview()} failure={t('Couldn’t load your game')} />;
}
