import type { Kyc, KycDetails, KycFileKind } from '@hashgrid/contracts';

/** Sample personal details. */
export const sampleKycDetails: KycDetails = {
  firstName: 'Satoshi',
  lastName: 'Nakamoto',
  birthDate: '1975-04-05',
  country: 'JP',
  address: '1 Block Street',
  city: 'Kyoto',
  postalCode: '600-8001',
};

/** Returns a verification with the given fields. */
export const createKyc = (overrides: Partial<Kyc>): Kyc => ({
  status: 'draft',
  details: null,
  document: null,
  files: [],
  reason: null,
  submittedAt: null,
  decidedAt: null,
  expiresAt: null,
  ...overrides,
});

/** Returns an uploaded image. */
export const createKycFile = (kind: KycFileKind, reason: string | null = null): Kyc['files'][number] => ({
  kind,
  size: 1000,
  uploadedAt: '2026-01-02T03:04:05.000Z',
  reason,
});
