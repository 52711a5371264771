import { screen } from '@testing-library/react';
import { stopClock } from '@hashgrid/testing';
import { fakePictureUrls, findStep, getButton, openKyc, SAVE, SUBMIT } from '../../test/kycPage';
import { createKyc, createKycFile, sampleKycDetails } from '../../test/kycSamples';

const DETAILS = createKyc({ details: sampleKycDetails });
const COMPLETE = {
  ...DETAILS,
  document: 'passport' as const,
  files: [createKycFile('documentFront'), createKycFile('selfie')],
};

beforeEach(fakePictureUrls);

test.each([
  ['Document', 'Your details', 'Save and continue', DETAILS],
  ['Review', 'Review', 'Submit for review', COMPLETE],
])('says when the step %s can be sent again after too many attempts', async (start, step, button, kyc) => {
  const tooMany = { status: 429, body: { statusCode: 429, message: 'Too many attempts.', retryAfter: 90 } };
  const { user } = await openKyc(kyc, { [SAVE]: tooMany, [SUBMIT]: tooMany });
  await findStep(start);
  if (start !== step) await user.click(getButton('Back'));
  await findStep(step);
  stopClock();
  await user.click(getButton(button));
  expect(await screen.findByRole('timer')).toHaveTextContent('You can try again in 1:30.');
  expect(getButton(button)).toHaveAttribute('aria-disabled', 'true');
});
