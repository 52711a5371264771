import { useTranslate } from '@hashgrid/platform';
import { getErrorMessage } from '@hashgrid/platform/host';
import { ErrorPanel } from '@hashgrid/ui';
import { RemoteLoadError } from '../remotes/RemoteLoadError';
import type { RemoteFailure } from './RemoteErrorBoundary';

interface RemoteErrorFallbackProps extends RemoteFailure {
  /** Title of the failed page, translated. */
  pageTitle: string;
}

/** Error card in place of a failed page; the shell around it keeps working. */
export function RemoteErrorFallback({ pageTitle, trackingId, error, onRetry }: RemoteErrorFallbackProps) {
  const t = useTranslate();
  const problem = error instanceof RemoteLoadError ? error.problem : null;
  const texts = {
    'share-conflict': t(
      'This page needs another version of the app. Reload the page. If it still fails, come back later.',
    ),
    integrity: t(
      'A file on this page was altered in transit, so it was blocked. Check your VPN, proxy and browser extensions, then try again.',
    ),
  };
  return (
    <ErrorPanel
      level={1}
      title={t('%area% is temporarily unavailable', { area: pageTitle })}
      text={problem ? texts[problem] : t('The rest of the app still works. Try again, or come back later.')}
      retryLabel={t('Retry')}
      onRetry={onRetry}
      detail={
        <>
          {trackingId && <p>{t('Error ID: %id%', { id: trackingId })}</p>}
          <details>
            <summary>{t('Technical details')}</summary>
            <bdi dir="ltr">{getErrorMessage(error)}</bdi>
          </details>
        </>
      }
    />
  );
}
