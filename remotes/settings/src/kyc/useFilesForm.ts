import { useState } from 'react';
import { KYC_FILES, type Kyc, type KycFileKind } from '@hashgrid/contracts';
import type { FormErrors } from '@hashgrid/ui';
import { useForm } from '../form/useForm';
import { isFileMissing } from './kycSteps';

type Field = KycFileKind | 'document';
const FIELDS: readonly Field[] = ['document', ...KYC_FILES];

/** The form of a step whose pictures are stored as they are picked: it goes on when none of `kinds` is missing or on its way. */
export function useFilesForm(kyc: Kyc, kinds: readonly KycFileKind[], goOn: () => Promise<void>) {
  const check = (): FormErrors =>
    kyc.document === null
      ? { document: [{ text: 'Choose a document type.' }] }
      : Object.fromEntries(
          kinds
            .filter((kind) => isFileMissing(kyc, kind))
            .map((kind) => [kind, [{ text: 'Add this photo.' }]]),
        );
  const [sending, setSending] = useState<readonly KycFileKind[]>([]);
  const form = useForm<Field>({ fields: FIELDS, check, send: goOn });
  return {
    ...form,
    isBusy: form.isBusy || sending.length > 0,
    fileField: (kind: KycFileKind) => ({
      ...form.field(kind),
      onSending: (isSending: boolean) =>
        setSending((current) => (isSending ? [...current, kind] : current.filter((other) => other !== kind))),
    }),
  };
}
