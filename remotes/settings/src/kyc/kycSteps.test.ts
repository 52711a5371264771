import type { Kyc, KycFileKind } from '@hashgrid/contracts';
import { findFirstIncompleteStep } from './kycSteps';
import { sampleKycDetails, createKycFile, createKyc } from '../../test/kycSamples';

const files = (...kinds: KycFileKind[]): Kyc['files'] => kinds.map((kind) => createKycFile(kind));

test('[R13] returns the first incomplete step', () => {
  expect(findFirstIncompleteStep(createKyc({}))).toBe('details');
  expect(findFirstIncompleteStep(createKyc({ details: sampleKycDetails }))).toBe('document');
  const passport = { details: sampleKycDetails, document: 'passport' } as const;
  expect(findFirstIncompleteStep(createKyc(passport))).toBe('document');
  expect(findFirstIncompleteStep(createKyc({ ...passport, files: files('documentFront') }))).toBe('selfie');
  expect(findFirstIncompleteStep(createKyc({ ...passport, files: files('documentFront', 'selfie') }))).toBe(
    'review',
  );
});

test('[R13] requires the back of an ID card, and treats a rejected image as missing', () => {
  const card = { details: sampleKycDetails, document: 'idCard' } as const;
  expect(findFirstIncompleteStep(createKyc({ ...card, files: files('documentFront', 'selfie') }))).toBe(
    'document',
  );
  const all = files('documentFront', 'documentBack', 'selfie');
  expect(findFirstIncompleteStep(createKyc({ ...card, files: all }))).toBe('review');
  const withRejectedSelfie = all.map((file) =>
    file.kind === 'selfie' ? { ...file, reason: 'Too dark.' } : file,
  );
  expect(findFirstIncompleteStep(createKyc({ ...card, status: 'rejected', files: withRejectedSelfie }))).toBe(
    'selfie',
  );
});
