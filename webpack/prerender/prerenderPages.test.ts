import type { PrerenderResult } from './render/PrerenderRequest';
import { prerenderPages } from './prerenderPages';
import { renderInWorker } from './renderInWorker';

jest.mock('./renderInWorker', () => ({ renderInWorker: jest.fn() }));
jest.mock('../compile/copyLocales', () => ({ listTranslatedLocales: () => ['ja-JP'] }));

type Rendered = { html: string; css: string } | { error: string };

/** Prerenders the pages `List` and `Item`, for which the worker returns what `render` does. */
const prerender = (render: (page: string, locale: string) => Rendered) => {
  jest
    .mocked(renderInWorker)
    .mockImplementation(async (_modules, { requests }) =>
      requests.map((request): PrerenderResult => ({ ...request, ...render(request.page, request.locale) })),
    );
  const pages = ['List', 'Item'].map((page) => ({
    page,
    variant: 'player' as const,
    load: '',
    path: `/${page}`,
  }));
  return prerenderPages({ name: 'shop', packageDir: '/no-such-folder', pages });
};

const toText = (page: string, locale: string) => ({ html: `<p>${page} ${locale}</p>`, css: `.${page}{}` });

test('collects pages by language, and styles that pages share once', async () => {
  const { files, pages, warnings } = await prerender(toText);
  expect(Object.keys(files).sort()).toEqual(['en-US.json', 'ja-JP.json', 'styles.json']);
  const japanese = JSON.parse(files['ja-JP.json']!) as object;
  expect(japanese).toMatchObject({ List: { player: { html: '<p>List ja-JP</p>' } } });
  expect(Object.values(JSON.parse(files['styles.json']!) as object)).toEqual(['.List{}', '.Item{}']);
  expect(pages).toEqual(['List', 'Item']);
  expect(warnings).toEqual([]);
});

test('leaves a page that fails in one language out in all, with its styles, and says why', async () => {
  const { files, pages, warnings } = await prerender((page, locale) =>
    page === 'Item' && locale === 'ja-JP' ? { error: 'There is no price.' } : toText(page, locale),
  );
  for (const locale of ['en-US', 'ja-JP'])
    expect(Object.keys(JSON.parse(files[`${locale}.json`]!) as object)).toEqual(['List']);
  expect(Object.values(JSON.parse(files['styles.json']!) as object)).toEqual(['.List{}']);
  expect(pages).toEqual(['List']);
  expect(warnings).toEqual([
    'shop: Item is not prerendered, so it appears only after its scripts have run: There is no price.',
  ]);
});

test('leaves out a page that redirects, without a warning', async () => {
  const { pages, warnings } = await prerender((page, locale) =>
    page === 'Item' ? { html: '', css: '' } : toText(page, locale),
  );
  expect({ pages, warnings }).toEqual({ pages: ['List'], warnings: [] });
});

test('says why no page is prerendered when the worker fails', async () => {
  jest.mocked(renderInWorker).mockRejectedValue(new Error('Build failed with 1 error.'));
  const page = { page: 'List', variant: 'guest' as const, load: '', path: '/' };
  expect(await prerenderPages({ name: 'shop', packageDir: '/no-such-folder', pages: [page] })).toEqual({
    files: {},
    pages: [],
    warnings: [
      'shop: no page is prerendered, so each appears only after its scripts have run: Build failed with 1 error.',
    ],
  });
});
