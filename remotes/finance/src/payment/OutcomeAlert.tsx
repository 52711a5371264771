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
      <Alert tone="warn" title={t('Checking status…')}>
        {t('We didn’t get a confirmation and are checking. You will never be charged twice.')}
      </Alert>
    );
  }
  if (progress === 'unknown') {
    return (
      <Alert
        tone="warn"
        title={t('Status unknown')}
        action={
          <Stack row wrap gap={3}>
            <Button as={AppLink} to={SCREENS.transactions} newTab variant="secondary" size="small">
              {t('View transactions')}
            </Button>
            <Button variant="ghost" size="small" onClick={onGiveUp}>
              {t('Stop checking')}
            </Button>
          </Stack>
        }
      >
        {t('We didn’t get a confirmation. Check again: you will never be charged twice.')}
      </Alert>
    );
  }
  return null;
}
