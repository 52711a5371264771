import { useState, type ReactNode } from 'react';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LANGUAGES, type LanguageOption } from '@hashgrid/contracts';
import { useLanguage, useLanguageContext, useTranslate } from './LanguageContext';
import { LanguageProvider } from './LanguageProvider';

const TEXTS: Record<string, unknown> = {
  'ar-SA': { English: 'العربية', Wallet: 'محفظة' },
  'ja-JP': { English: '日本語', Wallet: 'ウォレット', 'Hello %name%': 'こんにちは %name%' },
};

let requests: string[] = [];
let respond: (locale: string) => Response | Promise<Response>;
const handleFailure = jest.fn();
let loadLanguages: () => Promise<readonly LanguageOption[]>;

const respondWithTexts = (locale: string) =>
  Object.hasOwn(TEXTS, locale)
    ? new Response(JSON.stringify(TEXTS[locale]))
    : new Response('', { status: 404, statusText: 'Not Found' });

beforeEach(() => {
  requests = [];
  handleFailure.mockClear();
  respond = respondWithTexts;
  loadLanguages = () => Promise.resolve(LANGUAGES);
  window.fetch = async (url) => {
    requests.push(String(url));
    return respond(/locales\/(.*)\.json/.exec(String(url))?.[1] ?? '');
  };
});

function Probe() {
  const t = useTranslate();
  const { currentLanguage, isFetching, direction, setLanguage } = useLanguage();
  return (
    <>
      <h1>{t('Wallet')}</h1>
      <h2>{t.plural({ one: '%count% block', other: '%count% blocks' }, 1234)}</h2>
      <p>{`${currentLanguage.locale} ${direction} ${isFetching ? 'fetching' : 'ready'}`}</p>
      <h3>{currentLanguage.language}</h3>
      {['en-US', 'ar-SA', 'ja-JP', 'xx-XX', '../../x'].map((locale) => (
        <button key={locale} onClick={() => void setLanguage(locale)}>
          {locale}
        </button>
      ))}
    </>
  );
}

function List() {
  return (
    <ul>
      {useLanguage().languages.map(({ locale, language }) => (
        <li key={locale}>{language}</li>
      ))}
    </ul>
  );
}

function Picker() {
  const [opened, setOpened] = useState(1);
  return (
    <>
      <button onClick={() => setOpened(opened + 1)}>Open again</button>
      <List key={opened} />
    </>
  );
}

async function renderProvider(child: ReactNode = <Probe />): Promise<void> {
  render(
    <LanguageProvider loadLanguages={() => loadLanguages()} onFailure={handleFailure}>
      {child}
    </LanguageProvider>,
  );
  // The texts of a stored language arrive after the first render.
  await act(() => Promise.resolve());
}
const chooseLanguage = (locale: string) => userEvent.click(screen.getByRole('button', { name: locale }));

test('[LG1] [E6] starts in en-US without a stored language, and fetches nothing', async () => {
  await renderProvider();
  expect(screen.getByText('en-US ltr ready')).toBeInTheDocument();
  expect(requests).toEqual([]);
  expect(document.documentElement.lang).toBe('en-US');
});

test.each(['../../x', '<script>', 'constructor', 'en', ''])(
  '[LG1] starts in en-US with a stored "%s", which is not a locale, and fetches nothing',
  async (stored) => {
    localStorage.setItem('language', stored);
    await renderProvider();
    expect(screen.getByText('en-US ltr ready')).toBeInTheDocument();
    expect(requests).toEqual([]);
  },
);

test('[LG1] starts in en-US with a stored locale that the product does not have, after requesting its file', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  localStorage.setItem('language', 'xx-XX');
  await renderProvider();
  expect(await screen.findByText('en-US ltr ready')).toBeInTheDocument();
  expect(requests).toEqual(['/locales/xx-XX.json']);
  expect(log).toHaveBeenCalledWith('API: Failed to fetch locale xx-XX', 'Not Found');
});

test('[E6] names the current language without loading the list of languages', async () => {
  const load = jest.fn(() => Promise.resolve(LANGUAGES));
  loadLanguages = load;
  await renderProvider();
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('English');
  await chooseLanguage('ja-JP');
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('日本語');
  expect(load).not.toHaveBeenCalled();
});

test('[E6] lists the current language until the others have loaded, and tries again when they are shown again', async () => {
  loadLanguages = () => Promise.reject(new Error('offline'));
  await renderProvider(<Picker />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['English']);
  loadLanguages = () => Promise.resolve(LANGUAGES);
  await userEvent.click(screen.getByRole('button', { name: 'Open again' }));
  expect(await screen.findByText('ไทย')).toBeInTheDocument();
});

test('[LG1] starts in en-US when storage cannot be read', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  await renderProvider();
  expect(screen.getByText('en-US ltr ready')).toBeInTheDocument();
});

test('[LG2] [C15] shows a stored language once its texts have been fetched', async () => {
  let deliver = (_: Response) => {};
  respond = () => new Promise((resolve) => (deliver = resolve));
  localStorage.setItem('language', 'ja-JP');
  await renderProvider();
  expect(screen.getByText('en-US ltr fetching')).toBeInTheDocument();
  await act(async () => deliver(new Response(JSON.stringify(TEXTS['ja-JP']))));
  expect(screen.getByText('ja-JP ltr ready')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ウォレット');
  expect(requests).toEqual(['/locales/ja-JP.json']);
});

test('[LG2] is fetching from the first render on, so that no text appears in English first', async () => {
  const states: boolean[] = [];
  function FetchingProbe() {
    states.push(useLanguage().isFetching);
    return null;
  }
  localStorage.setItem('language', 'ja-JP');
  await renderProvider(<FetchingProbe />);
  expect(states[0]).toBe(true);
  expect(states.at(-1)).toBe(false);
});

test('[LG4] fetches a chosen language once and saves it', async () => {
  await renderProvider();
  await chooseLanguage('ar-SA');
  expect(screen.getByText('ar-SA rtl ready')).toBeInTheDocument();
  expect(localStorage.getItem('language')).toBe('ar-SA');
  await chooseLanguage('ja-JP');
  await chooseLanguage('ar-SA');
  expect(requests).toEqual(['/locales/ar-SA.json', '/locales/ja-JP.json']);
});

test('[LG4] [C15] fetches a language once even if it is chosen again while its texts load', async () => {
  let deliver = (_: Response) => {};
  respond = () => new Promise((resolve) => (deliver = resolve));
  await renderProvider();
  await chooseLanguage('ja-JP');
  await chooseLanguage('ja-JP');
  await act(async () => deliver(new Response(JSON.stringify(TEXTS['ja-JP']))));
  expect(screen.getByText('ja-JP ltr ready')).toBeInTheDocument();
  expect(requests).toEqual(['/locales/ja-JP.json']);
});

test('[LG3] changes to a loaded language immediately and saves it', async () => {
  await renderProvider();
  await chooseLanguage('ja-JP');
  await chooseLanguage('en-US');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Wallet');
  expect(localStorage.getItem('language')).toBe('en-US');
  respond = () => new Promise(() => {});
  await chooseLanguage('ja-JP');
  expect(screen.getByText('ja-JP ltr ready')).toBeInTheDocument();
  expect(localStorage.getItem('language')).toBe('ja-JP');
});

test('formats the count of a plural text', async () => {
  await renderProvider();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('1,234 blocks');
});

test('[LG9] sets the direction of the page to right to left in Arabic', async () => {
  await renderProvider();
  await chooseLanguage('ar-SA');
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  expect(document.documentElement).toHaveAttribute('lang', 'ar-SA');
  await chooseLanguage('en-US');
  expect(document.documentElement).toHaveAttribute('dir', 'ltr');
});

test('[LG5] keeps the language after a failed fetch, ends fetching and logs the status text', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  respond = () => new Response('', { status: 404, statusText: 'Not Found' });
  await renderProvider();
  await chooseLanguage('ja-JP');
  expect(screen.getByText('en-US ltr ready')).toBeInTheDocument();
  expect(localStorage.getItem('language')).toBeNull();
  expect(log).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledWith('API: Failed to fetch locale ja-JP', 'Not Found');
});

test.each([
  ['broken JSON', () => new Response('{')],
  ['a list', () => new Response('[]')],
  ['no network', () => Promise.reject<Response>(new TypeError('Failed to fetch'))],
])('[LG5] keeps the language after %s, and can fetch again', async (_, failure) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  respond = failure;
  await renderProvider();
  await chooseLanguage('ja-JP');
  expect(screen.getByText('en-US ltr ready')).toBeInTheDocument();
  expect(log).toHaveBeenCalledWith('API: Failed to fetch locale ja-JP', expect.any(String));
  expect(handleFailure).toHaveBeenCalledTimes(1);
  respond = respondWithTexts;
  await chooseLanguage('ja-JP');
  expect(handleFailure).toHaveBeenCalledTimes(1);
  expect(screen.getByText('ja-JP ltr ready')).toBeInTheDocument();
});

test('[LG5] keeps a language other than en-US after a failed fetch', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await renderProvider();
  await chooseLanguage('ja-JP');
  respond = () => new Response('', { status: 503, statusText: 'Service Unavailable' });
  await chooseLanguage('ar-SA');
  expect(screen.getByText('ja-JP ltr ready')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('ウォレット');
  expect(localStorage.getItem('language')).toBe('ja-JP');
});

test('[LG5] starts in en-US when a stored language cannot be fetched', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  respond = () => new Response('', { status: 500, statusText: 'Oh' });
  localStorage.setItem('language', 'ar-SA');
  await renderProvider();
  expect(screen.getByText('en-US ltr ready')).toBeInTheDocument();
  expect(handleFailure).not.toHaveBeenCalled();
});

test('ignores texts of languages other than the last chosen one, whether they arrive before or after its own', async () => {
  const deliveries = new Map<string, (response: Response) => void>();
  respond = (locale) => new Promise((resolve) => deliveries.set(locale, resolve));
  const deliver = (locale: string) =>
    act(async () => deliveries.get(locale)?.(new Response(JSON.stringify(TEXTS[locale] ?? {}))));
  await renderProvider();
  for (const locale of ['xx-XX', 'ar-SA', 'ja-JP']) await chooseLanguage(locale);
  await deliver('ar-SA');
  expect(screen.getByText('en-US ltr fetching')).toBeInTheDocument();
  await deliver('ja-JP');
  await deliver('xx-XX');
  expect(screen.getByText('ja-JP ltr ready')).toBeInTheDocument();
  expect(localStorage.getItem('language')).toBe('ja-JP');
});

test.each([
  ['failed to load', () => Promise.reject<Response>(new TypeError('Failed to fetch'))],
  ['is unknown', () => Promise.resolve(new Response('', { status: 404, statusText: 'Not Found' }))],
])('does not report that a language %s after another one was chosen', async (_, failure) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let failRequest = () => {};
  respond = () => new Promise((resolve) => (failRequest = () => resolve(failure())));
  await renderProvider();
  await chooseLanguage('ar-SA');
  respond = respondWithTexts;
  await chooseLanguage('ja-JP');
  await act(async () => failRequest());
  expect(screen.getByText('ja-JP ltr ready')).toBeInTheDocument();
  expect(handleFailure).not.toHaveBeenCalled();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <LanguageProvider loadLanguages={loadLanguages}>{children}</LanguageProvider>
);

test('prefers en-US to a stored language that turns out to be unknown, which the server would reject', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  localStorage.setItem('language', 'xx-XX');
  const { result } = renderHook(useLanguageContext, { wrapper });
  expect(result.current.getPreferredLocale()).toBe('xx-XX');
  await waitFor(() => expect(result.current.getPreferredLocale()).toBe('en-US'));
});

test('prefers the chosen language when one stored by another tab turns out to be unknown later', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let respondNotFound = () => {};
  respond = (locale) => new Promise((resolve) => (respondNotFound = () => resolve(respondWithTexts(locale))));
  const { result } = renderHook(useLanguageContext, { wrapper });
  localStorage.setItem('language', 'xx-XX');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'language' })));
  respond = respondWithTexts;
  await act(() => result.current.setLanguage('ja-JP'));
  await act(async () => respondNotFound());
  expect(result.current.getPreferredLocale()).toBe('ja-JP');
});

test('fetches nothing for a value that is not a locale', async () => {
  await renderProvider();
  await chooseLanguage('../../x');
  expect(requests).toEqual([]);
});

test('[LG8] throws when the language context is used outside of its provider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Probe />)).toThrow('Language context is undefined');
});
