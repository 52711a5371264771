import { useState } from 'react';
import { useForm } from '@hashgrid/app-ui';
import { KYC_FILES, type Kyc, type KycFileKind } from '@hashgrid/contracts';
import type { FormErrors } from '@hashgrid/ui';
import { isFileMissing } from './kycSteps';

type Field = KycFileKind | 'document';
const FIELDS: readonly Field[] = ['document', ...KYC_FILES];

/** Holds the form of a step whose images are uploaded when picked. The form can be submitted once all `kinds` are uploaded. */
export function useFilesForm(kyc: Kyc, kinds: readonly KycFileKind[], onComplete: () => Promise<void>) {
  const check = (): FormErrors =>
    kyc.document === null
      ? { document: [{ text: 'Choose a document type.' }] }
      : Object.fromEntries(
          kinds
            .filter((kind) => isFileMissing(kyc, kind))
            .map((kind) => [kind, [{ text: 'Add this photo.' }]]),
        );
  const [uploading, setUploading] = useState<readonly KycFileKind[]>([]);
  const form = useForm<Field>({ fields: FIELDS, check, send: onComplete });
  return {
    ...form,
    isSending: form.isBusy,
    isBusy: form.isBusy || uploading.length > 0,
    /** Returns the props of an image's field. */
    fileField: (kind: KycFileKind) => ({
      ...form.field(kind),
      onUploadingChange: (isUploading: boolean) =>
        setUploading((current) =>
          isUploading ? [...current, kind] : current.filter((other) => other !== kind),
        ),
    }),
  };
}
