import { SCREENS } from '@hashgrid/contracts';
import { AppLink, useTranslate } from '@hashgrid/platform';
import { Alert, Button, Stack } from '@hashgrid/ui';
import type { Progress } from './settle';

interface OutcomeAlertProps {
  progress: Progress;
  /** Leaves it as it is. */
  onGiveUp: () => void;
}

/** Says so when it is not known whether a payment went through; draws nothing otherwise. */
export function OutcomeAlert({ progress, onGiveUp }: OutcomeAlertProps) {
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
          <Stack row wrap gap={3}>
            <Button as={AppLink} to={SCREENS.transactions} newTab variant="secondary" size="small">
              {t('See your transactions')}
            </Button>
            <Button variant="ghost" size="small" onClick={onGiveUp}>
              {t('Give up checking')}
            </Button>
          </Stack>
        }
      >
        {t('No answer came. Check again here: what was not paid is paid then, and it can only be paid once.')}
      </Alert>
    );
  }
  return null;
}
