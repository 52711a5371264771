import { getKycFiles, type Kyc, type KycFile, type KycFileKind } from '@hashgrid/contracts';

/** Steps of the verification, in order. */
export const KYC_STEPS = ['details', 'document', 'selfie', 'review'] as const;
export type KycStep = (typeof KYC_STEPS)[number];

/** Returns the uploaded file of a kind, rejected or not. */
export const findFile = ({ files }: Kyc, kind: KycFileKind): KycFile | undefined =>
  files.find((file) => file.kind === kind);

/** Returns whether the file of a kind must be uploaded; a rejected file counts as missing. */
export const isFileMissing = (kyc: Kyc, kind: KycFileKind): boolean => {
  const file = findFile(kyc, kind);
  return file === undefined || file.reason !== null;
};

/** Returns the kinds of the document's images, without the selfie; empty until the document type is chosen. */
export const getDocumentSides = ({ document }: Kyc): readonly KycFileKind[] =>
  document ? getKycFiles(document).filter((kind) => kind !== 'selfie') : [];

/** Functions that return whether a step is complete. The review never is: submitting it leaves the steps. */
const STEP_CHECKS: Record<KycStep, (kyc: Kyc) => boolean> = {
  details: ({ details }) => details !== null,
  document: (kyc) =>
    kyc.document !== null && getDocumentSides(kyc).every((kind) => !isFileMissing(kyc, kind)),
  selfie: (kyc) => !isFileMissing(kyc, 'selfie'),
  review: () => false,
};

/** Returns the first incomplete step; the review if all others are complete. */
export const findFirstIncompleteStep = (kyc: Kyc): KycStep =>
  KYC_STEPS.find((step) => !STEP_CHECKS[step](kyc)) ?? 'review';

/** Returns the step after another one; the review is the last. */
export const getNextStep = (step: KycStep): KycStep => KYC_STEPS[KYC_STEPS.indexOf(step) + 1] ?? 'review';
