import { kycFilesOf, type Kyc, type KycFile, type KycFileKind } from '@hashgrid/contracts';

/** The way of a check, in order. */
export const KYC_STEPS = ['details', 'document', 'selfie', 'review'] as const;
export type KycStep = (typeof KYC_STEPS)[number];

export const fileOf = ({ files }: Kyc, kind: KycFileKind): KycFile | undefined =>
  files.find((file) => file.kind === kind);

/** A file that the reviewer refused is as good as none. */
export const isFileMissing = (kyc: Kyc, kind: KycFileKind): boolean => {
  const file = fileOf(kyc, kind);
  return file === undefined || file.reason !== null;
};

/** The sides of the document, without the selfie; none while it is not said which document it is. */
export const documentSidesOf = ({ document }: Kyc): readonly KycFileKind[] =>
  document ? kycFilesOf(document).filter((kind) => kind !== 'selfie') : [];

const isDone: Record<KycStep, (kyc: Kyc) => boolean> = {
  details: ({ details }) => details !== null,
  document: (kyc) => kyc.document !== null && documentSidesOf(kyc).every((kind) => !isFileMissing(kyc, kind)),
  selfie: (kyc) => !isFileMissing(kyc, 'selfie'),
  review: () => false,
};

/** Where somebody who comes back goes on. */
export const firstMissingStep = (kyc: Kyc): KycStep =>
  KYC_STEPS.find((step) => !isDone[step](kyc)) ?? 'review';

export const stepAfter = (step: KycStep): KycStep => KYC_STEPS[KYC_STEPS.indexOf(step) + 1] ?? 'review';
