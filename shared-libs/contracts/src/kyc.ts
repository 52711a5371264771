/** How far a player's identity check is. */
export const KYC_STATUSES = [
  'none',
  'draft',
  'submitted',
  'inReview',
  'approved',
  'rejected',
  'expired',
] as const;
export type KycStatus = (typeof KYC_STATUSES)[number];

export const KYC_DOCUMENTS = ['passport', 'idCard', 'drivingLicence'] as const;
export type KycDocument = (typeof KYC_DOCUMENTS)[number];

export const KYC_FILES = ['documentFront', 'documentBack', 'selfie'] as const;
export type KycFileKind = (typeof KYC_FILES)[number];

/** The files that a document needs, in the order in which they are asked for: a passport has no back. */
export const kycFilesOf = (document: KycDocument): readonly KycFileKind[] =>
  document === 'passport' ? ['documentFront', 'selfie'] : KYC_FILES;

/** Years that a player must have lived. */
export const KYC_MIN_AGE = 18;
