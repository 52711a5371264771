import { DEFAULT_LOCALE, getDirection, LANGUAGES, LOAD_FAILURE_ID } from '@hashgrid/contracts';
import { createPageTranslate } from './createPageTranslate';
import { openTestGateway } from '../test/openTestGateway';

const testGateway = openTestGateway();

const NO_SCRIPTS = 'This game needs JavaScript. Turn it on in your browser, then reload the page.';

const get = async (url: string, locale: string): Promise<string> =>
  (await testGateway.gateway.inject({ url, headers: { cookie: `a=b; language=${locale}` } })).body;

const TRANSLATED = LANGUAGES.map(({ locale }) => locale).filter((locale) => locale !== DEFAULT_LOCALE);

test.each(TRANSLATED)(
  '[LG9] a page that cannot be loaded, or runs no scripts, says so in %s',
  async (locale) => {
    const html = await get('/login', locale);
    const t = createPageTranslate(locale);
    const language = `lang="${locale}" dir="${getDirection(locale)}"`;
    expect(html).toContain(
      `<div id="${LOAD_FAILURE_ID}" role="alert" ${language}><h1>${t('Couldn’t load the page')}</h1>`,
    );
    expect(html).toContain(`<p><a href="">${t('Reload page')}</a></p>`);
    expect(html).toContain(`<noscript ${language}>${t(NO_SCRIPTS)}</noscript>`);
    expect(html).not.toMatch(/Couldn’t load|internet connection, then|Reload page|This game needs/);
  },
);

test.each(['en-US', 'xx-XX', '"><b>'])(
  'a page that cannot be loaded says so in English for the language %s',
  async (locale) => {
    const html = await get('/login', locale);
    expect(html).toContain(`<div id="${LOAD_FAILURE_ID}" role="alert"><h1>Couldn’t load the page</h1>`);
    expect(html).toContain(`<noscript>${NO_SCRIPTS}</noscript>`);
  },
);

test.each(TRANSLATED)('[LG9] says in %s that the game is being built', async (locale) => {
  await testGateway.reopen({ isBuilding: () => true });
  const html = await get('/login', locale);
  expect(html).toContain(`<html lang="${locale}" dir="${getDirection(locale)}">`);
  expect(html).toContain(`<h1>${createPageTranslate(locale)('The game is being built')}</h1>`);
  expect(html).not.toMatch(/The game is being built|This page opens/);
});

test.each(TRANSLATED)('[LG9] says in %s why there is no preview', async (locale) => {
  const html = await get('/_preview/x', locale);
  expect(html).toContain(`<html lang="${locale}" dir="${getDirection(locale)}">`);
  expect(html).toContain(
    `<h1>${createPageTranslate(locale)('Previews are turned off in this environment')}</h1>`,
  );
  expect(html).not.toMatch(/Previews are|Open the link|Continue to/);
});
