import { useTranslate } from '@hashgrid/platform';
import { Alert, Button } from '@hashgrid/ui';

interface LoadFailureProps {
  /** What did not arrive, translated. */
  text: string;
  busy: boolean;
  onRetry: () => void;
}

/** Says that something did not arrive, and asks for it again. */
export function LoadFailure({ text, busy, onRetry }: LoadFailureProps) {
  const t = useTranslate();
  return (
    <Alert
      tone="error"
      action={
        <Button variant="secondary" size="small" busy={busy} onClick={onRetry}>
          {t('Retry')}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
