import type { ComponentProps } from 'react';
import { useLazyModule } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { Alert, Button } from '@hashgrid/ui';
import type { LinkNotice } from './LinkNotice';

const loadNotice = () => import('./LinkNotice');

/** The notice, whose code only a login with a proof loads; while that fails, an alert with Retry beside a login that works. */
export function LazyLinkNotice(props: ComponentProps<typeof LinkNotice>) {
  const t = useTranslate();
  const { data, isError, isFetching, refetch } = useLazyModule(loadNotice);
  if (data) return <data.LinkNotice {...props} />;
  if (!isError) return null;
  // `QueryAlert` would add its error reports to the first load of the login.
  return (
    <Alert
      tone="error"
      action={
        <Button variant="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
          {t('Retry')}
        </Button>
      }
    >
      {t('Couldn’t load the address to link. Check your connection and try again.')}
    </Alert>
  );
}
