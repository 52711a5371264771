import { forEachLanguage } from './forEachLanguage';

test('checks the other languages after one has failed, and returns what failed', async () => {
  const checked: string[] = [];
  const failures = await forEachLanguage(['fr-FR', 'ja-JP', 'th-TH', 'vi-VN'], (locale) => {
    if (locale === 'ja-JP')
      return Promise.reject(new Error('No contact sheet.', { cause: new Error('Target crashed') }));
    checked.push(locale);
    return Promise.resolve();
  });
  expect(checked).toEqual(['fr-FR', 'th-TH', 'vi-VN']);
  expect(failures).toEqual(['The check of ja-JP failed: No contact sheet.\n  Target crashed']);
});
