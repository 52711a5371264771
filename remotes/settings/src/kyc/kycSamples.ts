import type { Kyc, KycDetails, KycFileKind } from '@hashgrid/contracts';

/** For tests: somebody's details. */
export const kycDetails: KycDetails = {
  firstName: 'Satoshi',
  lastName: 'Nakamoto',
  birthDate: '1975-04-05',
  country: 'JP',
  address: '1 Block Street',
  city: 'Kyoto',
  postalCode: '600-8001',
};

/** For tests: a check that has got as far as it says. */
export const kycOf = (found: Partial<Kyc>): Kyc => ({
  status: 'draft',
  details: null,
  document: null,
  files: [],
  reason: null,
  submittedAt: null,
  decidedAt: null,
  expiresAt: null,
  ...found,
});

/** For tests: a picture that the server has. */
export const kycFile = (kind: KycFileKind, reason: string | null = null): Kyc['files'][number] => ({
  kind,
  size: 1000,
  uploadedAt: '2026-01-02T03:04:05.000Z',
  reason,
});
