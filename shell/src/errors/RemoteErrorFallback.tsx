import { useTranslate } from '@hashgrid/platform';
import { ErrorPanel } from '@hashgrid/ui';

interface AreaCardProps {
  area: string;
  trackingId: string | null;
  error: unknown;
  onRetry: () => void;
}

/** Stands in the place of a remote that cannot be shown; shell, menu, language and logout stay alive. */
export function RemoteErrorFallback({ area, trackingId, error, onRetry }: AreaCardProps) {
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
          {trackingId && <p>{t('Error tracking id: %id%', { id: trackingId })}</p>}
          <details>
            <summary>{t('Details')}</summary>
            <bdi dir="ltr">{cause}</bdi>
          </details>
        </>
      }
    />
  );
}
