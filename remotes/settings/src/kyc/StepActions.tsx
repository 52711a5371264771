import { SubmitButton } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { Button, Stack, StickyAction, type FormStatus } from '@hashgrid/ui';

interface StepActionsProps {
  form: FormStatus;
  onBack: () => void;
}

/** Buttons of a verification step: Continue and Back. */
export function StepActions({ form, onBack }: StepActionsProps) {
  const t = useTranslate();
  return (
    <Stack as={StickyAction} row wrap gap={3}>
      <SubmitButton form={form} full={false}>
        {t('Continue')}
      </SubmitButton>
      <Button variant="ghost" onClick={onBack}>
        {t('Back')}
      </Button>
    </Stack>
  );
}
