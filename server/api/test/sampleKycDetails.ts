import type { KycDetails } from '@hashgrid/contracts';

/** Valid details of an identity verification. */
export const sampleKycDetails: KycDetails = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  birthDate: '1990-12-10',
  country: 'GB',
  address: '12 St James Square',
  city: 'London',
  postalCode: 'SW1Y 4JH',
};
