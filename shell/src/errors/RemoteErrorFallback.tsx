import { useTranslate } from '@hashgrid/platform';
import { ErrorPanel } from '@hashgrid/ui';

interface RemoteErrorFallbackProps {
  area: string;
  trackingId: string | null;
  error: unknown;
  onRetry: () => void;
}

/** Replaces a failed remote, while the shell with menu, language picker and logout keeps working. */
export function RemoteErrorFallback({ area, trackingId, error, onRetry }: RemoteErrorFallbackProps) {
  const t = useTranslate();
  const cause = error instanceof Error ? error.message : String(error);
  return (
    <ErrorPanel
      level={1}
      title={t('%area% is temporarily unavailable', { area })}
      text={t('The rest of the app still works. Try again, or come back later.')}
      retryLabel={t('Retry')}
      onRetry={onRetry}
      detail={
        <>
          {trackingId && <p>{t('Error ID: %id%', { id: trackingId })}</p>}
          <details>
            <summary>{t('Technical details')}</summary>
            <bdi dir="ltr">{cause}</bdi>
          </details>
        </>
      }
    />
  );
}
