import { KYC_FILES, type Kyc, type KycFileKind } from '@hashgrid/contracts';
import type { FormErrors } from '@hashgrid/ui';
import { useForm } from '../form/useForm';
import { isFileMissing } from './kycSteps';

type Field = KycFileKind | 'document';
const FIELDS: readonly Field[] = ['document', ...KYC_FILES];

/** The form of a step whose pictures are stored already: it goes on when none of `kinds` is missing. */
export function useFilesForm(kyc: Kyc, kinds: readonly KycFileKind[], goOn: () => Promise<void>) {
  const check = (): FormErrors =>
    kyc.document === null
      ? { document: [{ text: 'Choose your document.' }] }
      : Object.fromEntries(
          kinds
            .filter((kind) => isFileMissing(kyc, kind))
            .map((kind) => [kind, [{ text: 'Add this picture.' }]]),
        );
  return useForm<Field>({ fields: FIELDS, check, send: goOn });
}
