/** Status of a player's identity verification. */
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

/** Returns the files that a document requires, in the order in which they are uploaded. A passport has no back. */
export const getKycFiles = (document: KycDocument): readonly KycFileKind[] =>
  document === 'passport' ? ['documentFront', 'selfie'] : KYC_FILES;

/** Maximum lengths of the personal details, in characters. */
export const KYC_MAX_LENGTHS = {
  firstName: 60,
  lastName: 60,
  address: 120,
  city: 60,
  postalCode: 16,
} as const;

/** Minimum age for an identity verification, in years. */
export const KYC_MIN_AGE = 18;
