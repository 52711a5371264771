import type { Page } from '@playwright/test';
import { recordCalls } from '../../fixtures/recordCalls';
import { drawPicture, readPicture } from '../../fixtures/drawPicture';
import { expectAccessible } from '../../fixtures/expectAccessible';
import { expect, test } from '../../fixtures/test';

/** Colors as `readPicture` returns them. Compression changes them slightly. */
const RED = /^2[0-9]{2},[0-9]{1,2},[0-9]{1,2}$/;
const BLUE = /^[0-9]{1,2},[0-9]{1,2},2[0-9]{2}$/;
const PHOTO_PATH = /\/api\/v1\/public\/pictures\/.+/;
const DEFAULT_AVATAR = /default-avatar/;

const photoField = (page: Page) => page.locator('form input[type=file]');
const formAvatar = (page: Page) => page.locator('form img');
const headerAvatar = (page: Page) => page.getByRole('banner').getByRole('button').locator('img').last();
const cropArea = (page: Page) => page.getByRole('application');
const cropStatus = (page: Page) => page.getByRole('dialog').getByRole('status');
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save changes' });

const openProfile = async (page: Page): Promise<void> => {
  await page.goto('/profile');
  await expect(saveButton(page)).toBeEnabled();
};

/** Selects a picture that is twice as wide as high. The largest square in its middle is half red, half blue. */
const pickPicture = async (page: Page): Promise<void> => {
  await photoField(page).setInputFiles(await drawPicture(page, { width: 1000, height: 500 }));
  await expect(cropArea(page)).toBeFocused();
};

const savePhoto = async (page: Page): Promise<string> => {
  await saveButton(page).click();
  await expect(headerAvatar(page)).toHaveAttribute('src', PHOTO_PATH);
  return (await headerAvatar(page).getAttribute('src'))!;
};

test('[R15, C10, C11, E7] saves a cropped photo, name and country with the keyboard', async ({
  loggedInPage: page,
}) => {
  const updates = recordCalls(page.context(), '/shared/client/profile/update');
  await openProfile(page);
  await expect(page).toHaveTitle('Profile | Hashgrid');
  await expect(headerAvatar(page)).toHaveAttribute('src', DEFAULT_AVATAR);
  await pickPicture(page);

  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('+');
  await expect(cropStatus(page)).toContainText('zoom 110%');
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Crop photo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(photoField(page)).toBeFocused();
  await expect(formAvatar(page)).toHaveAttribute('src', /^blob:/);

  await page.getByLabel('Name', { exact: true }).focus();
  await page.keyboard.type('Satoshi N.');
  await page.keyboard.press('Tab');
  // Again if necessary, because a letter that is typed late, as on a busy machine, begins a new word.
  await expect(async () => {
    await page.keyboard.type('Iceland');
    await expect(page.getByLabel('Country')).toHaveValue('IS', { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(headerAvatar(page)).toHaveAttribute('src', PHOTO_PATH);
  await expect(formAvatar(page)).toHaveAttribute('src', PHOTO_PATH);
  expect(await updates[0]?.headerValue('content-type')).toMatch(/^multipart\/form-data; boundary=/);

  const url = (await headerAvatar(page).getAttribute('src'))!;
  const { size, color } = await readPicture(page, url);
  expect(size).toBe('512x512');
  expect(color).toMatch(RED);
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Satoshi N.');
  await expect(page.getByLabel('Country')).toHaveValue('IS');
  await expect(headerAvatar(page)).toHaveAttribute('src', url);
});

test('[R15] crops a photo with the mouse and removes it', async ({ loggedInPage: page }) => {
  await openProfile(page);
  await pickPicture(page);
  const box = (await cropArea(page).boundingBox())!;
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 5, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(cropStatus(page)).toContainText('50% from the left');
  await page.mouse.wheel(0, -100);
  await expect(cropStatus(page)).toContainText(/zoom 1[1-4]\d%/);
  await page.getByRole('button', { name: 'Crop photo' }).click();
  expect((await readPicture(page, await savePhoto(page))).color).toMatch(BLUE);

  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(formAvatar(page)).toHaveAttribute('src', DEFAULT_AVATAR);
  await expect(headerAvatar(page)).toHaveAttribute('src', PHOTO_PATH);
  await saveButton(page).click();
  await expect(headerAvatar(page)).toHaveAttribute('src', DEFAULT_AVATAR);
  await page.reload();
  await expect(formAvatar(page)).toHaveAttribute('src', DEFAULT_AVATAR);
});

test('[R15] moves a photo with one finger and zooms with two', async ({ loggedInPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openProfile(page);
  await pickPicture(page);
  const { x, y, width, height } = (await cropArea(page).boundingBox())!;
  const getPoint = (share: number) => ({ x: x + width * share, y: y + height / 2 });
  const devTools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...shares: number[]) =>
    devTools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: shares.map((share, id) => ({ ...getPoint(share), id })),
    });

  await touch('touchStart', 0.3);
  await touch('touchMove', 0.5);
  await touch('touchMove', 0.9);
  await touch('touchEnd');
  await expect(cropStatus(page)).toContainText('0% from the left');
  await touch('touchStart', 0.4, 0.6);
  await touch('touchMove', 0.3, 0.7);
  await touch('touchEnd');
  await expect(cropStatus(page)).toContainText('zoom 200%');
  await page.getByRole('button', { name: 'Crop photo' }).click();
  expect((await readPicture(page, await savePhoto(page))).color).toMatch(RED);
});

test('[R15] rejects non-images and oversized files before uploading', async ({
  loggedInPage: page,
  consoleErrors,
}) => {
  // The request for the broken picture comes from Playwright, which reads responses, not from the page.
  consoleErrors.allow(/Connecting to 'blob:/, /^csp: connect-src blob :0$/);
  const updates = recordCalls(page.context(), '/shared/client/profile/update');
  await openProfile(page);
  const expectRefusal = async (mimeType: string, buffer: Buffer, reason: string) => {
    await photoField(page).setInputFiles({ name: 'file.png', mimeType, buffer });
    await expect(photoField(page)).toHaveAccessibleDescription(new RegExp(reason));
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await expectRefusal('application/pdf', Buffer.from('%PDF-1.7'), 'Use a JPEG, PNG or WebP');
  await expectRefusal('image/png', Buffer.from('<svg onload=alert(1)>'), 'We couldn’t read this image');
  await expectRefusal(
    'image/jpeg',
    Buffer.alloc(5 * 1024 * 1024 + 1),
    'This image is 5.1 MB. The limit is 5 MB',
  );
  await pickPicture(page);
  expect(updates).toEqual([]);
});

for (const locale of ['en-US', 'ar-SA'])
  test(`[R15, LG9] keeps the profile and its crop dialog accessible without overflow in ${locale}`, async ({
    loggedInPage: page,
  }) => {
    await page.addInitScript((language) => localStorage.setItem('language', language), locale);
    await page.goto('/profile');
    await photoField(page).setInputFiles({
      name: 'a.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%'),
    });
    await expect(photoField(page)).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, 'a rejected file');
    await pickPicture(page);
    await expectAccessible(page, 'the crop dialog');
  });
