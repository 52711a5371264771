import { useEffect, useState } from 'react';
import { KYC_DOCUMENTS, type Kyc, type KycDocument } from '@hashgrid/contracts';
import { toApiError, useTranslate } from '@hashgrid/platform';
import { FormAlert, Select, Stack, Text } from '@hashgrid/ui';
import { useSaveKycMutation } from './kycApi';
import { KycFileField } from './KycFileField';
import { getDocumentSides } from './kycSteps';
import { DOCUMENT_TEXTS } from './kycTexts';
import { StepActions } from './StepActions';
import { useFilesForm } from './useFilesForm';

interface DocumentStepProps {
  kyc: Kyc;
  onDone: (kyc: Kyc) => void;
  onBack: () => void;
}

type Choice = KycDocument | null;

/**
 * Holds the player's choice until it is saved. Without one, returns what is saved, which may have been chosen on another device.
 * @param requested The choice that was sent last.
 */
function useUnsavedChoice(saved: Choice, requested: Choice | undefined, isSaving: boolean) {
  const [choice, setChoice] = useState<Choice>();
  // A saved type is never removed. A response without one is that of an upload which was sent before the type.
  const [lastSaved, setLastSaved] = useState(saved);
  if (saved !== null && saved !== lastSaved) setLastSaved(saved);
  // While another choice was sent last, `saved` may still change to that one.
  const isSaved = choice === saved && !isSaving && (requested === undefined || requested === choice);
  if (isSaved) setChoice(undefined);
  return [choice === undefined ? lastSaved : choice, setChoice] as const;
}

/** Saves the chosen document type immediately. A choice made while another one is being saved is saved after it. */
function useDocumentChoice(kyc: Kyc) {
  const { document: savedDocument } = kyc;
  const [saveKyc, { isLoading, error, originalArgs }] = useSaveKycMutation();
  const [chosen, choose] = useUnsavedChoice(savedDocument, originalArgs?.document, isLoading);
  const isSaved = chosen === savedDocument;
  const wasRequestedLast = originalArgs?.document === chosen;
  // A choice that failed to save is not sent again until the player continues.
  const shouldSave = chosen !== null && !isSaved && !isLoading && !wasRequestedLast;
  useEffect(() => {
    if (shouldSave) void saveKyc({ document: chosen });
  }, [shouldSave, chosen, saveKyc]);
  return {
    chosen,
    choose,
    /** Whether a choice is being saved. Continuing would send another request at the same time, and the older one could win. */
    isSaving: isLoading,
    problem: error && wasRequestedLast && !isSaved ? toApiError(error).message : null,
    /** Returns the verification with the choice saved, retrying if saving it failed. */
    ensureSaved: async () => (chosen && !isSaved ? saveKyc({ document: chosen }).unwrap() : kyc),
  };
}

/** Second step: document type and photos of its sides. */
export function DocumentStep({ kyc: savedKyc, onDone, onBack }: DocumentStepProps) {
  const t = useTranslate();
  const { chosen, choose, isSaving, problem, ensureSaved } = useDocumentChoice(savedKyc);
  const kyc = { ...savedKyc, document: chosen };
  const sides = getDocumentSides(kyc);
  const form = useFilesForm(kyc, sides, async () => onDone(await ensureSaved()));
  const document = form.field('document');

  return (
    <Stack as="form" gap={5} {...form.formProps}>
      <FormAlert texts={form.alerts} />
      <Text tone="soft">{t('Make sure all four corners are visible and the text is readable.')}</Text>
      <Select
        label={t('Document type')}
        name="document"
        value={chosen ?? ''}
        error={problem ? [t(problem)] : document.error}
        options={[
          { value: '', label: t('Choose a document type') },
          ...KYC_DOCUMENTS.map((value) => ({ value, label: t(DOCUMENT_TEXTS[value]) })),
        ]}
        onChange={({ target }) => {
          document.onChange();
          choose(KYC_DOCUMENTS.find((kind) => kind === target.value) ?? null);
        }}
        // Another choice would be lost: the next step opens with the one that is being sent.
        disabled={form.isSending}
        required
      />
      {sides.map((kind) => (
        <KycFileField key={kind} kyc={kyc} kind={kind} {...form.fileField(kind)} />
      ))}
      <StepActions form={{ ...form, isBusy: form.isBusy || isSaving }} onBack={onBack} />
    </Stack>
  );
}
