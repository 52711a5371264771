import { screen, waitFor } from '@testing-library/react';
import type { Kyc } from '@hashgrid/contracts';
import { findUntranslatedWords, ok, renderPage, type RenderPageOptions } from '@hashgrid/testing';
import arabic from '../../locales/ar-SA.json';
import japanese from '../../locales/ja-JP.json';
import KycPage from './KycPage';
import { sampleKycDetails, createKycFile, createKyc } from '../../test/kycSamples';

/** Names that are the same in every language, and the player's input. */
const NAMES = /JPEG|PNG|WebP|MB|Satoshi|Nakamoto|Block Street|Kyoto/g;
const untranslatedWords = () => findUntranslatedWords(NAMES);

const DATES = { submittedAt: '2026-01-02T12:00:00.000Z', expiresAt: '2027-01-02T12:00:00.000Z' };
const complete = createKyc({
  details: sampleKycDetails,
  document: 'idCard',
  files: [createKycFile('documentFront'), createKycFile('documentBack'), createKycFile('selfie')],
});
// A reason without letters needs no translation.
const rejectedFiles = complete.files.map((file) => ({ ...file, reason: '–' }));

const STATES: Record<string, Kyc> = {
  details: createKyc({}),
  document: createKyc({ details: sampleKycDetails, document: 'idCard' }),
  passport: createKyc({ details: sampleKycDetails, document: 'passport' }),
  selfie: { ...complete, files: complete.files.slice(0, 2) },
  review: complete,
  submitted: { ...complete, ...DATES, status: 'submitted' },
  inReview: { ...complete, ...DATES, status: 'inReview' },
  approved: { ...complete, ...DATES, status: 'approved' },
  rejected: { ...complete, ...DATES, status: 'rejected', reason: '–' },
  rejectedFiles: { ...complete, ...DATES, status: 'rejected', files: rejectedFiles },
  expired: { ...complete, ...DATES, status: 'expired' },
};

const open = (language: RenderPageOptions['language'], kyc: Kyc | undefined) =>
  renderPage(<KycPage />, {
    path: '/setting/kyc',
    session: 'loggedIn',
    language,
    api: {
      'GET /shared/client/kyc': ok(kyc),
      'GET /shared/client/kyc/documents/:kind': { status: 200, body: 'picture' },
      'POST /shared/client/kyc/submit': { status: 422, body: { statusCode: 422, message: '–' } },
    },
  });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

describe.each([
  ['ar-SA', arabic],
  ['ja-JP', japanese],
])('in %s', (locale, texts: Record<string, string>) => {
  test.each(Object.keys(STATES))('[LG9] translates every text: %s', async (name) => {
    const { user } = await open({ locale, texts }, STATES[name]);
    await screen.findByRole('heading', { level: 2 });
    await waitFor(() => expect(screen.queryAllByText(/جارٍ تحميل|読み込んで/)).toEqual([]));
    expect(untranslatedWords()).toBeNull();
    const submit = document.querySelector<HTMLElement>('form button[type=submit]');
    if (!submit) return;
    await user.click(submit);
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-busy'));
    expect(untranslatedWords()).toBeNull();
  });
});

test.each([
  ['the family name', 'ja-JP', japanese, ['family-name', 'given-name'], ['Nakamoto', 'Satoshi']],
  ['the first name', 'ar-SA', arabic, ['given-name', 'family-name'], ['Satoshi', 'Nakamoto']],
])('asks for %s first, and shows it first, in %s', async (_, locale, texts, fields, names) => {
  const { unmount } = await open({ locale, texts }, STATES.details);
  const inputs = await screen.findAllByRole('textbox');
  expect(inputs.slice(0, 2).map((input) => input.getAttribute('autocomplete'))).toEqual(fields);
  unmount();
  await open({ locale, texts }, STATES.review);
  const values = await screen.findAllByText(/^(Satoshi|Nakamoto)$/);
  expect(values.map(({ textContent }) => textContent)).toEqual(names);
});
