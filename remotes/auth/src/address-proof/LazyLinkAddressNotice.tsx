import type { ComponentProps } from 'react';
import { useLazyModule } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { Alert, Button } from '@hashgrid/ui';
import type { LinkAddressNotice } from './LinkAddressNotice';

const loadNotice = () => import('./LinkAddressNotice');

/**
 * Loads `LinkAddressNotice`, which is needed only while the player has an address to link. If that fails, an alert offers Retry; the
 * login works without the notice.
 */
export function LazyLinkAddressNotice(props: ComponentProps<typeof LinkAddressNotice>) {
  const t = useTranslate();
  const { data, isError, isFetching, refetch } = useLazyModule(loadNotice);
  if (data) return <data.LinkAddressNotice {...props} />;
  if (!isError) return null;
  // Not `QueryAlert`: it would pull error reporting into the login page's initial bundle.
  return (
    <Alert
      tone="error"
      action={
        <Button variant="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
          {t('Retry')}
        </Button>
      }
    >
      {t('Couldn’t load the wallet to link. Check your connection and try again.')}
    </Alert>
  );
}
