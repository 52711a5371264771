import { useEffect, useState } from 'react';
import { KYC_DOCUMENTS, type Kyc, type KycDocument } from '@hashgrid/contracts';
import { toApiError, useTranslate } from '@hashgrid/platform';
import { Button, Select, Stack, Text } from '@hashgrid/ui';
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
function useDocumentChoice({ document: saved }: Kyc) {
  const [saveKyc, { isLoading, error, reset }] = useSaveKycMutation();
  const [chosen, setChosen] = useState(saved);
  const isDue = chosen !== null && chosen !== saved && !isLoading && !error;
  useEffect(() => {
    if (isDue) void saveKyc({ document: chosen });
  }, [isDue, chosen, saveKyc]);
  const choose = (document: KycDocument | null) => {
    reset();
    setChosen(document);
  };
  return { chosen, choose, problem: error ? toApiError(error).message : null };
}

/** Which document, and pictures of its sides. */
export function DocumentStep({ kyc: saved, onDone, onBack }: FilesStepProps) {
  const t = useTranslate();
  const { chosen, choose, problem } = useDocumentChoice(saved);
  const kyc = { ...saved, document: chosen };
  const sides = documentSidesOf(kyc);
  const form = useFilesForm(kyc, sides, onDone);
  const document = form.field('document');

  return (
    <Stack as="form" gap={5} {...form.formProps}>
      <Text tone="soft">{t('All corners must be in the picture, and every word readable.')}</Text>
      <Select
        label={t('Kind of document')}
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
        <KycFileField key={kind} kyc={kyc} kind={kind} {...form.field(kind)} />
      ))}
      <Stack row wrap gap={3}>
        <Button type="submit">{t('Continue')}</Button>
        <Button variant="ghost" onClick={onBack}>
          {t('Back')}
        </Button>
      </Stack>
    </Stack>
  );
}
