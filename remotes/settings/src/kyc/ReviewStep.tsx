import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SubmitButton, useForm, useMissedFailureToast } from '@hashgrid/app-ui';
import { getKycFiles, type Kyc } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { Button, editIcon, FormAlert, Grid, Heading, Stack, StickyAction, Text } from '@hashgrid/ui';
import { DetailsList } from './DetailsList';
import { useSubmitKycMutation } from './kycApi';
import { KycImage } from './KycImage';
import { findFile, type KycStep } from './kycSteps';
import { DOCUMENT_TEXTS, getFileText, STEP_TEXTS } from './kycTexts';

interface ReviewStepProps {
  kyc: Kyc;
  onEdit: (step: KycStep) => void;
  onSubmitted: () => void;
}

interface SectionProps {
  step: KycStep;
  onEdit: (step: KycStep) => void;
  children: ReactNode;
}

const Figure = styled.figure`
  display: grid;
  justify-items: start;
  gap: 8px;
`;

/** Summary of one step, with a button to edit it. */
function Section({ step, onEdit, children }: SectionProps) {
  const t = useTranslate();
  const name = t(STEP_TEXTS[step]);
  return (
    <Stack as="section" gap={3}>
      <Stack row justify="space-between">
        <Heading level={3}>{name}</Heading>
        <Button
          variant="ghost"
          size="small"
          icon={editIcon}
          aria-label={`${t('Edit')}: ${name}`}
          onClick={() => onEdit(step)}
        >
          {t('Edit')}
        </Button>
      </Stack>
      {children}
    </Stack>
  );
}

/** Images that were uploaded in a step. */
function StepImages({ kyc, step }: { kyc: Kyc; step: 'document' | 'selfie' }) {
  const t = useTranslate();
  const kinds = kyc.document ? getKycFiles(kyc.document) : [];
  const files = kinds
    .filter((kind) => (kind === 'selfie') === (step === 'selfie'))
    .flatMap((kind) => findFile(kyc, kind) ?? []);
  return (
    <Grid min={160} gap={4}>
      {files.map((file) => {
        const label = t(getFileText(file.kind, kyc.document));
        return (
          <Figure key={file.kind}>
            <KycImage file={file} label={label} large />
            <Text as="figcaption" size={14} tone="soft">
              {label}
            </Text>
          </Figure>
        );
      })}
    </Grid>
  );
}

/** Last step: the player reviews everything and submits it. */
export function ReviewStep({ kyc, onEdit, onSubmitted }: ReviewStepProps) {
  const t = useTranslate();
  const showMissedFailure = useMissedFailureToast();
  const [submitKyc] = useSubmitKycMutation();
  const form = useForm<never>({
    fields: [],
    send: async () => {
      await submitKyc().unwrap();
      onSubmitted();
    },
    onFailure: (error) => showMissedFailure(error, form.formRef.current),
  });
  return (
    <Stack as="form" gap={6} {...form.formProps}>
      <Section step="details" onEdit={onEdit}>
        {kyc.details && <DetailsList details={kyc.details} />}
      </Section>
      <Section step="document" onEdit={onEdit}>
        {kyc.document && <Text>{t(DOCUMENT_TEXTS[kyc.document])}</Text>}
        <StepImages kyc={kyc} step="document" />
      </Section>
      <Section step="selfie" onEdit={onEdit}>
        <StepImages kyc={kyc} step="selfie" />
      </Section>
      <FormAlert texts={form.alerts} />
      <StickyAction>
        <SubmitButton form={form} full={false}>
          {t('Submit for review')}
        </SubmitButton>
      </StickyAction>
    </Stack>
  );
}
