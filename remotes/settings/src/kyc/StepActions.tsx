import { useTranslate } from '@hashgrid/platform';
import { Button, Stack, StickyAction } from '@hashgrid/ui';

interface StepActionsProps {
  isBusy: boolean;
  onBack: () => void;
}

/** Buttons of a verification step: Continue and Back. */
export function StepActions({ isBusy, onBack }: StepActionsProps) {
  const t = useTranslate();
  return (
    <Stack as={StickyAction} row wrap gap={3}>
      <Button type="submit" busy={isBusy}>
        {t('Continue')}
      </Button>
      <Button variant="ghost" onClick={onBack}>
        {t('Back')}
      </Button>
    </Stack>
  );
}
