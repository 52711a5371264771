import { join } from 'node:path';
import { localesOf } from '../compile/copyLocales';
import { REMOTES_DIR, ROOT, SHELL_DIR } from '../compile/paths';
import { remoteNames } from '../remote/loadRemoteConfig';
import { findTextKeys } from './findTextKeys';
import { missingTexts } from './missingTexts';

const LOCALES = localesOf(SHELL_DIR);

test('[LG9] the shell, the platform and app-ui have all their texts in every locale', () => {
  const libs = ['platform', 'app-ui'].map((name) => join(ROOT, 'shared-libs', name, 'src'));
  const sources = [join(SHELL_DIR, 'src'), ...libs];
  expect(missingTexts(SHELL_DIR, LOCALES, sources)).toEqual([]);
});

test.each(remoteNames())('[LG9] remote %s has all its texts in every locale of the shell', (name) => {
  expect(missingTexts(join(REMOTES_DIR, name), LOCALES)).toEqual([]);
});

test('keys are found in calls, in choices and in JSX, and nowhere else', () => {
  const source = `
    const a = t('Sign in');
    const b = t('%count% left', { count });
    const c = <p title={t(isOpen ? 'Close' : 'Open')}>{t("It's")}</p>;
    const d = translate('Other') + t(name) + "t('Quoted')";
  `;
  expect(findTextKeys(source, true)).toEqual(['%count% left', 'Close', "It's", 'Open', 'Sign in']);
});
