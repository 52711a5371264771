import type { Kyc, KycFileKind } from '@hashgrid/contracts';
import { findFirstIncompleteStep } from './kycSteps';
import { kycDetails, kycFile, createKyc } from '../../test/kycSamples';

const files = (...kinds: KycFileKind[]): Kyc['files'] => kinds.map((kind) => kycFile(kind));

test('[R13] returns the first incomplete step', () => {
  expect(findFirstIncompleteStep(createKyc({}))).toBe('details');
  expect(findFirstIncompleteStep(createKyc({ details: kycDetails }))).toBe('document');
  const passport = { details: kycDetails, document: 'passport' } as const;
  expect(findFirstIncompleteStep(createKyc(passport))).toBe('document');
  expect(findFirstIncompleteStep(createKyc({ ...passport, files: files('documentFront') }))).toBe('selfie');
  expect(findFirstIncompleteStep(createKyc({ ...passport, files: files('documentFront', 'selfie') }))).toBe(
    'review',
  );
});

test('[R13] a card needs its back, and a rejected image counts as missing', () => {
  const card = { details: kycDetails, document: 'idCard' } as const;
  expect(findFirstIncompleteStep(createKyc({ ...card, files: files('documentFront', 'selfie') }))).toBe(
    'document',
  );
  const all = files('documentFront', 'documentBack', 'selfie');
  expect(findFirstIncompleteStep(createKyc({ ...card, files: all }))).toBe('review');
  const refused = all.map((file) => (file.kind === 'selfie' ? { ...file, reason: 'Too dark.' } : file));
  expect(findFirstIncompleteStep(createKyc({ ...card, status: 'rejected', files: refused }))).toBe('selfie');
});
