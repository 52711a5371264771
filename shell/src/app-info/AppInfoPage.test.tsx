import { act } from 'react';
import { screen, within } from '@testing-library/react';
import { reportError } from '@hashgrid/platform';
import { fail, ok, sampleProfile } from '@hashgrid/testing';
import { renderShell } from '../../test/renderShell';
import { recordLoad } from '../telemetry/remoteLoads';
import { pageVitals } from '../telemetry/vitals/pageVitals';

const GET_REPORTS = 'GET /shared/staff/telemetry';
const REPORTED_AT = '2026-11-20T10:00:00.000Z';

const SUMMARY = {
  since: REPORTED_AT,
  errors: [
    {
      message: 'Broken for everyone',
      stack: 'TypeError: Broken for everyone\n    at draw (page.js:1:2)',
      area: 'window',
      remote: 'game',
      version: '1.4.2',
      hash: '1a2b3c4d',
      fallback: '1.4.1-ffff',
      path: '/dashboard',
      release: '1.0.0',
      count: 7,
      firstSeenAt: '2026-11-19T12:30:00.000Z',
      lastSeenAt: REPORTED_AT,
      trackingIds: ['0123456789ab'],
    },
  ],
  vitals: [
    { path: '/wallet', remote: 'finance', version: '2.0.0', hash: 'bb', name: 'LCP', p75: 1834.4, count: 12 },
  ],
  loads: [
    {
      remote: 'finance',
      version: '2.0.0',
      hash: 'bb',
      p75Milliseconds: 210,
      bytes: 45600,
      count: 3,
      failures: 1,
    },
  ],
  pageViews: [{ path: '/wallet', language: 'ja-JP', count: 5 }],
  violations: [],
  canaries: [
    {
      remote: 'finance',
      version: '2.1.0',
      hash: 'cc',
      percent: 5,
      reporters: 21,
      failedLoads: 2,
      errors: 1,
    },
  ],
};

test('[R20] lists the slots of pages, the widgets that fill them, and whether this player sees them', async () => {
  const widget = { slot: 'dashboard.balance', component: 'BalanceWidget', title: 'Total balance' } as const;
  const flag = { name: 'new-balance', default: true };
  const remote = { version: '1.0.0', routes: [], menu: [] };
  await renderShell({
    path: '/_app',
    api: { 'GET /shared/client/profile': ok({ ...sampleProfile, flags: { 'new-balance': false } }) },
    bootstrap: {
      remotes: [
        { ...remote, name: 'game', base: '/remotes/game/1/', slots: ['dashboard.balance', 'other'] },
        { ...remote, name: 'ads', base: '/remotes/ads/1/', widgets: [widget] },
        { ...remote, name: 'finance', base: '/remotes/finance/1/', widgets: [{ ...widget, flag }] },
      ],
    },
  });
  const table = await screen.findByRole('table', { name: 'Slots' });
  const [, ...rows] = within(table).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/dashboard\.balance.*game.*ads: BalanceWidget.*–.*Shown$/),
    expect.stringMatching(/dashboard\.balance.*game.*finance: BalanceWidget.*new-balance.*Not shown$/),
    expect.stringMatching(/other.*game.*–.*–.*–$/),
  ]);
});

const getRow = (table: string, name: RegExp) =>
  within(screen.getByRole('table', { name: table })).getByRole('row', { name });

test('[R20] shows versions, loads, vitals and errors of this page, features of the browser, and a report to copy', async () => {
  recordLoad(
    { name: 'game', version: '1.4.2', base: '/remotes/game/1.4.2-aa/', routes: [], menu: [] },
    performance.now() - 120,
    false,
  );
  pageVitals.set([
    { name: 'LCP', value: 912.3, path: '/dashboard', remote: 'game', version: '1.4.2', hash: 'aa' },
  ]);
  const id = reportError(new Error('No player ada@mail.example'));
  const { user, api } = await renderShell({ path: '/_app' });
  await screen.findByRole('heading', { name: 'About this app' });
  expect(getRow('Modules', /^game 1\.4\.2-abcd .* 1\d\d\u00a0ms 0\.0\u00a0kB 0 /)).toBeVisible();
  expect(getRow('Modules', /^finance .* – – 0 Not loaded$/)).toBeVisible();
  expect(getRow('Web vitals', /^LCP 912\u00a0ms \/dashboard game 1\.4\.2-aa$/)).toBeVisible();
  expect(getRow('Errors on this page', new RegExp(id))).toBeVisible();
  expect(screen.getByText('Import maps')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy report' }));
  const report = JSON.parse(await navigator.clipboard.readText());
  expect(report).toMatchObject({ remotes: { game: '1.4.2-abcd' }, vitals: [{ name: 'LCP' }] });
  expect(report.errors.at(-1)).toMatchObject({ id, message: 'No player [removed]' });
  expect(api.callsTo(GET_REPORTS)).toEqual([]);
});

test('shows the release that runs, in the list and in the report, when it is not the one of the HTML', async () => {
  const game = { name: 'game', version: '1.4.2', base: '/remotes/game/1.4.2-abcd/', routes: [], menu: [] };
  const previous = { ...game, version: '1.4.1', base: '/remotes/game/1.4.1-ffff/' };
  const { user, pages } = await renderShell({
    path: '/_app',
    loader: { loadPrevious: async () => ({ Page: () => null, release: previous }) },
  });
  await screen.findByRole('heading', { name: 'About this app' });
  await act(async () => void (await pages.fallBack(game, 'DashboardPage')));
  expect(getRow('Modules', /^game 1\.4\.1-ffff /)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy report' }));
  const report = JSON.parse(await navigator.clipboard.readText());
  expect(report.remotes.game).toBe('1.4.1-ffff');
});

test('adds an error that is reported later to the list and to the report', async () => {
  const { user } = await renderShell({ path: '/_app' });
  await screen.findByRole('heading', { name: 'About this app' });
  let id = '';
  act(() => void (id = reportError(new Error('Later'))));
  expect(getRow('Errors on this page', new RegExp(id))).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy report' }));
  expect(JSON.parse(await navigator.clipboard.readText()).errors.at(-1)).toMatchObject({ id });
});

test('shows an error when the browser blocks copying the report', async () => {
  const { user } = await renderShell({ path: '/_app' });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(await screen.findByRole('button', { name: 'Copy report' }));
  expect(
    await screen.findByText('Couldn’t copy. Allow clipboard access in your browser, then try again.'),
  ).toBeInTheDocument();
});

test('[R20] shows the reports of all players to staff', async () => {
  await renderShell({
    path: '/_app',
    api: {
      'GET /shared/client/profile': ok({ ...sampleProfile, isStaff: true }),
      [GET_REPORTS]: ok(SUMMARY),
    },
  });
  // The heading of the panel is shown before the reports have loaded.
  expect(await screen.findByRole('table', { name: 'Errors' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'All players, last 24 hours' })).toBeVisible();
  expect(
    getRow(
      'Errors',
      /^Broken for everyone .*game 1\.4\.2-1a2b3c4d → 1\.4\.1-ffff \/dashboard 7 .* 0123456789ab$/,
    ),
  ).toBeVisible();
  expect(getRow('Module loads', /^finance 2\.0\.0-bb 210\u00a0ms 45\.6\u00a0kB 1 3$/)).toBeVisible();
  expect(getRow('Early releases', /^finance 2\.1\.0-cc 5% 21 2 1$/)).toBeVisible();
  expect(getRow('Page views', /^\/wallet ja-JP 5$/)).toBeVisible();
  expect(screen.getByText('Nothing reported.')).toBeVisible();
});

test('[R20] shows staff the stack, the first report and the shell of an error', async () => {
  const { user } = await renderShell({
    path: '/_app',
    api: {
      'GET /shared/client/profile': ok({ ...sampleProfile, isStaff: true }),
      [GET_REPORTS]: ok(SUMMARY),
    },
  });
  const stack = await screen.findByText(/at draw \(page\.js:1:2\)/);
  expect(stack).not.toBeVisible();
  await user.click(screen.getByText('Broken for everyone'));
  expect(stack).toBeVisible();
  expect(screen.getByText('First seen').nextElementSibling).toHaveTextContent(/Nov 19/);
  const details = screen.getByRole('group');
  expect(within(details).getByText('Shell version').nextElementSibling).toHaveTextContent('1.0.0');
});

test('[R20] retries loading the reports of all players', async () => {
  const { user, api } = await renderShell({
    path: '/_app',
    api: {
      'GET /shared/client/profile': ok({ ...sampleProfile, isStaff: true }),
      [GET_REPORTS]: fail(500, 'Something went wrong.'),
    },
  });
  expect(await screen.findByText('Couldn’t load reports from all players')).toBeVisible();
  api.handle({ [GET_REPORTS]: ok(SUMMARY) });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table', { name: 'Page views' })).toBeVisible();
});

test('marks a release that only a share of the players gets', async () => {
  const finance = { version: '2.1.0', base: '/remotes/finance/2.1.0-cc/', routes: [], menu: [] };
  const remotes = [
    { ...finance, name: 'finance', isCanary: true },
    { ...finance, name: 'game' },
  ];
  await renderShell({ path: '/_app', bootstrap: { remotes } });
  await screen.findByRole('heading', { name: 'About this app' });
  expect(getRow('Modules', /^finance 2\.1\.0-cc Early release /)).toBeVisible();
  expect(screen.getAllByText('Early release')).toHaveLength(1);
});

test('writes shares, times and sizes in the format of the language', async () => {
  window.localStorage.setItem('language', 'ru-RU');
  await renderShell({
    path: '/_app',
    api: {
      'GET /shared/client/profile': ok({ ...sampleProfile, isStaff: true }),
      'GET /locales/ru-RU.json': { status: 200, body: {} },
      [GET_REPORTS]: ok(SUMMARY),
    },
  });
  await screen.findByRole('table', { name: 'Early releases' });
  expect(getRow('Early releases', /^finance 2\.1\.0-cc 5\u00a0% 21 2 1$/)).toBeVisible();
  expect(getRow('Module loads', /^finance 2\.0\.0-bb 210\u00a0ms 45,6\u00a0kB 1 3$/)).toBeVisible();
});
