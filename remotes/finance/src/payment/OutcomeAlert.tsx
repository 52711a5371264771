import { SCREENS } from '@hashgrid/contracts';
import { AppLink, useTranslate } from '@hashgrid/platform';
import { Alert, Button } from '@hashgrid/ui';
import type { Progress } from './settle';

/** Says so when it is not known whether a payment went through; draws nothing otherwise. */
export function OutcomeAlert({ progress }: { progress: Progress }) {
  const t = useTranslate();
  if (progress === 'checking') {
    return (
      <Alert tone="warn" title={t('Unknown, checking')}>
        {t('No answer came. The same payment is asked for again; it can only be paid once.')}
      </Alert>
    );
  }
  if (progress === 'unknown') {
    return (
      <Alert
        tone="warn"
        title={t('Outcome unknown')}
        action={
          <Button as={AppLink} to={SCREENS.transactions} newTab variant="secondary" size="small">
            {t('See your transactions')}
          </Button>
        }
      >
        {t('The server still does not answer. Check again here: it can only be paid once.')}
      </Alert>
    );
  }
  return null;
}
