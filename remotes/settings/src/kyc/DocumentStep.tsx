import { useEffect, useState } from 'react';
import { KYC_DOCUMENTS, type Kyc } from '@hashgrid/contracts';
import { toApiError, useTranslate } from '@hashgrid/platform';
import { Button, FormAlert, Select, Stack, Text } from '@hashgrid/ui';
import { useSaveKycMutation } from './kycApi';
import { KycFileField } from './KycFileField';
import { documentSidesOf } from './kycSteps';
import { DOCUMENT_TEXTS } from './kycTexts';
import { useFilesForm } from './useFilesForm';

interface FilesStepProps {
  kyc: Kyc;
  onDone: (kyc: Kyc) => void;
  onBack: () => void;
}

/** The document that is chosen, saved at once; when choices come faster than answers, the last one is saved last. */
function useDocumentChoice(kyc: Kyc) {
  const { document: saved } = kyc;
  const [saveKyc, { isLoading, error, originalArgs }] = useSaveKycMutation();
  const [chosen, setChosen] = useState(saved);
  const isLastTry = originalArgs?.document === chosen;
  const isDue = chosen !== null && chosen !== saved && !isLoading && !isLastTry;
  useEffect(() => {
    if (isDue) void saveKyc({ document: chosen });
  }, [isDue, chosen, saveKyc]);
  return {
    chosen,
    choose: setChosen,
    problem: error && isLastTry ? toApiError(error).message : null,
    /** How the check stands with the choice saved, be it by another try. */
    settle: async () => (chosen && chosen !== saved ? saveKyc({ document: chosen }).unwrap() : kyc),
  };
}

/** Which document, and pictures of its sides. */
export function DocumentStep({ kyc: saved, onDone, onBack }: FilesStepProps) {
  const t = useTranslate();
  const { chosen, choose, problem, settle } = useDocumentChoice(saved);
  const kyc = { ...saved, document: chosen };
  const sides = documentSidesOf(kyc);
  const form = useFilesForm(kyc, sides, async () => onDone(await settle()));
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
          { value: '', label: t('Choose a document') },
          ...KYC_DOCUMENTS.map((value) => ({ value, label: t(DOCUMENT_TEXTS[value]) })),
        ]}
        onChange={({ target }) => {
          document.onChange();
          choose(KYC_DOCUMENTS.find((kind) => kind === target.value) ?? null);
        }}
        required
      />
      {sides.map((kind) => (
        <KycFileField key={kind} kyc={kyc} kind={kind} {...form.fileField(kind)} />
      ))}
      <Stack row wrap gap={3}>
        <Button type="submit" busy={form.isBusy}>
          {t('Continue')}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          {t('Back')}
        </Button>
      </Stack>
    </Stack>
  );
}
