import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { API_KEY_HEADER, API_PREFIX, type KycDetails, type KycFileKind } from '@hashgrid/contracts';
import { API_KEY } from '../../fixtures/callApi';
import { recordCalls } from '../../fixtures/recordCalls';
import { drawPicture, type PictureFile } from '../../fixtures/drawPicture';
import { expectAccessible } from '../../fixtures/expectAccessible';
import { hasNoOverflow } from '../../fixtures/hasNoOverflow';
import { runOperatorCommand } from '../../fixtures/runOperatorCommand';
import { expect, test } from '../../fixtures/test';

const DETAILS: KycDetails = {
  firstName: 'Satoshi',
  lastName: 'Nakamoto',
  birthDate: '1975-04-05',
  country: 'JP',
  address: '1 Block Street',
  city: 'Kyoto',
  postalCode: '600-8001',
};
const STEPS = 'Verification steps';

const openKyc = async (page: Page): Promise<void> => {
  await page.goto('/setting/kyc');
  // The error panel of a failed request has a heading of this level too.
  await expect(
    page.getByRole('heading', { level: 2 }).and(page.locator(':not([role=alert] *)')).first(),
  ).toBeVisible();
};
const expectStep = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('list', { name: STEPS }).locator('[aria-current=step]')).toHaveText(name);
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Only inputs, because the step of the selfie has the same name as its field. */
const fileField = (page: Page, label: string): Locator =>
  page.getByLabel(label, { exact: true }).and(page.locator('input'));

const fillDetails = async (page: Page): Promise<void> => {
  await page.getByLabel('First name').fill(DETAILS.firstName);
  await page.getByLabel('Last name').fill(DETAILS.lastName);
  await page.getByLabel('Date of birth').fill(DETAILS.birthDate);
  await page.getByLabel('Country').selectOption(DETAILS.country);
  await page.getByLabel('Street address').fill(DETAILS.address);
  await page.getByLabel('City').fill(DETAILS.city);
  await page.getByLabel('Postal code').fill(DETAILS.postalCode);
};

/** Selects a picture and waits until the uploaded copy is shown. */
const addPicture = async (page: Page, label: string, file: PictureFile): Promise<void> => {
  await fileField(page, label).setInputFiles(file);
  await expect(page.getByRole('img', { name: label })).toHaveJSProperty('complete', true);
};

/** Decides about the player's current submission as a reviewer. */
const decide = async (
  dataDir: string,
  action: 'approve' | 'reject',
  username: string,
  ...reasons: string[]
): Promise<void> => {
  const shown = await runOperatorCommand('kyc', dataDir, 'show', username);
  const submission = /^Submission: +(\S+)$/m.exec(shown)![1]!;
  await runOperatorCommand('kyc', dataDir, action, username, '--submission', submission, ...reasons);
};

/** Saves a complete draft through the API, so that a test can start at the review. */
const saveDraft = async (request: APIRequestContext, bearer: string, picture: PictureFile): Promise<void> => {
  const headers = { [API_KEY_HEADER]: API_KEY, authorization: `Bearer ${bearer}` };
  const path = `${API_PREFIX}/shared/client/kyc`;
  const draft = { details: DETAILS, document: 'idCard' };
  expect((await request.put(path, { headers, data: draft })).status()).toBe(200);
  for (const kind of ['documentFront', 'documentBack', 'selfie'] satisfies KycFileKind[]) {
    const response = await request.put(`${path}/documents/${kind}`, {
      headers,
      multipart: { file: picture },
    });
    expect(response.status()).toBe(200);
  }
};

test('[R13] verifies an identity: keeps the draft over reloads, resubmits a rejected picture, shows the approval', async ({
  loggedInPage: page,
  product,
  player,
}) => {
  const submits = recordCalls(page.context(), '/shared/client/kyc/submit');
  await openKyc(page);
  await expect(page).toHaveTitle('KYC settings | Hashgrid');
  const picture = await drawPicture(page, { width: 900, height: 600, type: 'image/jpeg' });

  await test.step('keeps details, document and selfie after a reload of each step', async () => {
    await expectStep(page, 'Your details');
    await fillDetails(page);
    await button(page, 'Save and continue').click();
    await expectStep(page, 'Document');
    await page.getByLabel('Document type').selectOption({ label: 'ID card' });
    await addPicture(page, 'Front of ID', picture);
    await page.reload();
    await expectStep(page, 'Document');
    await expect(page.getByLabel('Document type')).toHaveValue('idCard');
    await expect(page.getByRole('img', { name: 'Front of ID' })).toBeVisible();
    await button(page, 'Continue').click();
    await expect(page.getByLabel('Back of ID', { exact: true })).toBeFocused();
    await addPicture(page, 'Back of ID', picture);
    await button(page, 'Continue').click();
    await expectStep(page, 'Selfie');
    await addPicture(page, 'Selfie', picture);
    await button(page, 'Continue').click();
  });

  await test.step('shows everything for review and submits once', async () => {
    await expectStep(page, 'Review');
    for (const text of ['Satoshi', 'Apr 5, 1975', 'Japan', 'ID card'])
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByRole('figure').getByRole('img')).toHaveCount(3);
    await button(page, 'Submit for review').dblclick();
    await expect(page.getByText('Documents submitted')).toBeVisible();
    expect(submits).toHaveLength(1);
  });

  await test.step('shows the reviewer’s rejection of one picture', async () => {
    await runOperatorCommand('kyc', product.dataDir, 'take', player.username);
    await page.reload();
    await expect(page.getByText('In review', { exact: true })).toBeVisible();
    await decide(product.dataDir, 'reject', player.username, '--file', 'selfie=Your eyes are closed.');
    await page.reload();
    await expectStep(page, 'Selfie');
    await expect(page.getByText('Your verification was rejected')).toBeVisible();
    await expect(fileField(page, 'Selfie')).toHaveAccessibleDescription(/Rejected: Your eyes are closed\./);
  });

  await test.step('asks for that picture alone', async () => {
    await addPicture(page, 'Selfie', picture);
    await expect(fileField(page, 'Selfie')).not.toHaveAttribute('aria-invalid', 'true');
    await button(page, 'Continue').click();
    await expectStep(page, 'Review');
    await button(page, 'Submit for review').click();
    await expect(page.getByText('Submitted', { exact: true })).toBeVisible();
  });

  await test.step('shows the approval with its expiry date', async () => {
    await decide(product.dataDir, 'approve', player.username);
    await page.reload();
    await expect(page.getByText('Your identity is verified')).toBeVisible();
    await expect(page.getByText(/Valid until \w+ \d+, 20\d\d\./)).toBeVisible();
  });
});

test('[R13] works with the keyboard: shows missing values at their fields, replaces and removes a picture', async ({
  loggedInPage: page,
}) => {
  await openKyc(page);
  await page.getByLabel('First name').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.getByLabel('Last name')).toHaveAccessibleDescription('Enter your last name.');
  await fillDetails(page);
  await page.getByLabel('City').press('Enter');
  await expectStep(page, 'Document');
  await expect(page.getByRole('group', { name: 'Document' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Document type')).toBeFocused();
  await page.getByLabel('Document type').selectOption('passport');
  const label = 'Photo page';
  await addPicture(page, label, await drawPicture(page, { width: 450, height: 300 }));
  const first = await page.getByRole('img', { name: label }).getAttribute('src');
  await addPicture(page, label, await drawPicture(page, { width: 300, height: 450, type: 'image/webp' }));
  await expect(page.getByRole('img', { name: label })).not.toHaveAttribute('src', first!);
  await page.getByRole('button', { name: 'Remove photo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: label })).toBeHidden();
});

test('[R13] shows at the field why the server rejected a file that is not a picture', async ({
  loggedInPage: page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 422/);
  await openKyc(page);
  await fillDetails(page);
  await button(page, 'Save and continue').click();
  await page.getByLabel('Document type').selectOption('passport');
  const field = page.getByLabel('Photo page', { exact: true });
  await field.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload=x>') });
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('img', { name: 'Photo page' })).toBeHidden();
});

for (const locale of ['en-US', 'ar-SA'])
  test(`[R13, LG9] keeps every state of the verification accessible without overflow in ${locale}`, async ({
    page,
    product,
    player,
    session,
  }) => {
    await page.addInitScript((language) => localStorage.setItem('language', language), locale);
    const submit = () => page.locator('form button[type=submit]').click();
    await openKyc(page);
    await submit();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    await expectAccessible(page, 'details with errors');
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await page.setViewportSize({ width: 390, height: 800 });
    await expect
      .poll(() => hasNoOverflow(page), { message: 'details with text of 200% fit a phone' })
      .toBe(true);

    const picture = await drawPicture(page, { width: 600, height: 400 });
    await saveDraft(page.request, session.accessToken!, picture);
    await page.reload();
    await expect(page.getByRole('figure').getByRole('img')).toHaveCount(3);
    await expectAccessible(page, 'review');
    await submit();
    await expect(page.locator('form')).toBeHidden();
    await expectAccessible(page, 'submitted');

    const reasons = [
      '--file',
      'documentFront=Cut off.',
      '--file',
      'selfie=Too dark.',
      '--reason',
      'Please fix it.',
    ];
    await decide(product.dataDir, 'reject', player.username, ...reasons);
    await page.reload();
    await expect(page.locator('input[type=file]')).not.toHaveCount(0);
    await expectAccessible(page, 'rejected');
    await saveDraft(page.request, session.accessToken!, picture);
    await page.reload();
    await submit();
    await expect(page.locator('form')).toBeHidden();
    await decide(product.dataDir, 'approve', player.username);
    await page.reload();
    await expect(page.getByRole('main').locator('dl')).toBeVisible();
    await expectAccessible(page, 'approved');
  });
