import { useTranslate } from '@hashgrid/platform';
import { Button, Stack, SubmitButton } from '@hashgrid/ui';

interface ConfirmActionsProps {
  form: { isBusy: boolean; secondsToWait: number };
  /** Name of the button that goes through with it, translated. */
  confirm: string;
  variant?: 'primary' | 'danger';
  onCancel: () => void;
}

/** The last line of a form that can be left: the way back, and the way through. */
export function ConfirmActions({ form, confirm, variant, onCancel }: ConfirmActionsProps) {
  const t = useTranslate();
  return (
    <Stack row wrap gap={3} justify="flex-end">
      <Button variant="ghost" onClick={onCancel}>
        {t('Cancel')}
      </Button>
      <SubmitButton form={form} variant={variant} full={false} waitText={t('You can try again in %time%.')}>
        {confirm}
      </SubmitButton>
    </Stack>
  );
}
