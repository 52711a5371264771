import type { Kyc, KycFileKind } from '@hashgrid/contracts';
import { firstMissingStep } from './kycSteps';
import { kycDetails, kycFile, createKyc } from '../../test/kycSamples';

const files = (...kinds: KycFileKind[]): Kyc['files'] => kinds.map((kind) => kycFile(kind));

test('[R13] returns the first incomplete step', () => {
  expect(firstMissingStep(createKyc({}))).toBe('details');
  expect(firstMissingStep(createKyc({ details: kycDetails }))).toBe('document');
  const passport = { details: kycDetails, document: 'passport' } as const;
  expect(firstMissingStep(createKyc(passport))).toBe('document');
  expect(firstMissingStep(createKyc({ ...passport, files: files('documentFront') }))).toBe('selfie');
  expect(firstMissingStep(createKyc({ ...passport, files: files('documentFront', 'selfie') }))).toBe(
    'review',
  );
});

test('[R13] a card needs its back, and a rejected image counts as missing', () => {
  const card = { details: kycDetails, document: 'idCard' } as const;
  expect(firstMissingStep(createKyc({ ...card, files: files('documentFront', 'selfie') }))).toBe('document');
  const all = files('documentFront', 'documentBack', 'selfie');
  expect(firstMissingStep(createKyc({ ...card, files: all }))).toBe('review');
  const refused = all.map((file) => (file.kind === 'selfie' ? { ...file, reason: 'Too dark.' } : file));
  expect(firstMissingStep(createKyc({ ...card, status: 'rejected', files: refused }))).toBe('selfie');
});
