import type { Kyc } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Stack, Text } from '@hashgrid/ui';
import { KycFileField } from './KycFileField';
import { StepActions } from './StepActions';
import { useFilesForm } from './useFilesForm';

interface SelfieStepProps {
  kyc: Kyc;
  onDone: (kyc: Kyc) => void;
  onBack: () => void;
}

/** Third step: a photo of the player, to compare with the document. */
export function SelfieStep({ kyc, onDone, onBack }: SelfieStepProps) {
  const t = useTranslate();
  const form = useFilesForm(kyc, ['selfie'], async () => onDone(kyc));
  return (
    <Stack as="form" gap={5} {...form.formProps}>
      <Text tone="soft">{t('Face the camera in good light, without a hat or sunglasses.')}</Text>
      <KycFileField kyc={kyc} kind="selfie" {...form.fileField('selfie')} />
      <StepActions form={form} onBack={onBack} />
    </Stack>
  );
}
