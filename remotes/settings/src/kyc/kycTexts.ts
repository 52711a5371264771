import type { KycDetails, KycDocument, KycFileKind } from '@hashgrid/contracts';
import type { KycStep } from './kycSteps';

/** Text keys of the steps. */
export const STEP_TEXTS: Record<KycStep, string> = {
  details: 'Your details',
  document: 'Document',
  selfie: 'Selfie',
  review: 'Review',
};

/** Text keys of the document types. */
export const DOCUMENT_TEXTS: Record<KycDocument, string> = {
  passport: 'Passport',
  idCard: 'ID card',
  drivingLicence: 'Driver’s license',
};

/** Text keys of the personal details. */
export const DETAILS_TEXTS: Record<keyof KycDetails, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  birthDate: 'Date of birth',
  country: 'Country',
  address: 'Street address',
  city: 'City',
  postalCode: 'Postal code',
};

/** Returns the text key of an image. A passport has one image, its photo page. */
export const getFileText = (kind: KycFileKind, document: KycDocument | null): string => {
  if (kind === 'selfie') return 'Selfie';
  if (document === 'passport') return 'Photo page';
  return kind === 'documentFront' ? 'Front of ID' : 'Back of ID';
};
