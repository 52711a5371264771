import { act, screen, waitFor } from '@testing-library/react';
import type { BootstrapRemote } from '@hashgrid/contracts';
import { useSlot } from '@hashgrid/platform';
import { ok, sampleProfile } from '@hashgrid/testing';
import { createRemote, renderShell } from '../../test/renderShell';

const GAME = createRemote('game', {
  routes: [{ path: '/dashboard', page: 'DashboardPage', title: 'Dashboard' }],
  slots: ['dashboard.balance'],
});
const FINANCE = createRemote('finance', {
  widgets: [
    {
      slot: 'dashboard.balance',
      component: 'BalanceWidget',
      title: 'Total balance',
      flag: { name: 'finance-balance', default: true },
    },
  ],
});

function DashboardPage() {
  const { widgets, WidgetHost } = useSlot('dashboard.balance');
  return (
    <>
      <h1>Dashboard</h1>
      {widgets.map((widget) => (
        <WidgetHost
          key={widget.component}
          widget={widget}
          slotProps={{ size: 'large' }}
          placeholder={<p>Loading the widget</p>}
          renderFailure={(retry) => <button onClick={retry}>{`Retry ${widget.title}`}</button>}
        />
      ))}
    </>
  );
}

const BalanceWidget = ({ size }: { size?: string }) => <p>{`25 USDT, ${size}`}</p>;

let isBroken: boolean;
function BrokenWidget() {
  if (isBroken) throw new Error('It broke on purpose');
  return <p>Fixed</p>;
}

const renderDashboard = (
  loadWidget: (release: BootstrapRemote) => Promise<typeof BalanceWidget>,
  options: { flags?: Record<string, boolean>; loadPrevious?: () => Promise<BootstrapRemote> } = {},
) =>
  renderShell({
    path: '/dashboard',
    api: {
      'GET /shared/client/profile': ok({ ...sampleProfile, ...(options.flags && { flags: options.flags }) }),
    },
    bootstrap: { remotes: [GAME, FINANCE] },
    loader: {
      load: (release) => (release.name === 'game' ? Promise.resolve(DashboardPage) : loadWidget(release)),
      ...(options.loadPrevious && {
        loadPrevious: async () => ({ Page: BalanceWidget, release: await options.loadPrevious!() }),
      }),
    },
  });

const getHeading = () => screen.getByRole('heading', { name: 'Dashboard' });

beforeEach(() => {
  isBroken = true;
});

test('renders the page first, then the widget of another remote with the props of the slot', async () => {
  let finishLoad: (widget: typeof BalanceWidget) => void = () => undefined;
  await renderDashboard(() => new Promise((resolve) => (finishLoad = resolve)));
  expect(getHeading()).toBeVisible();
  expect(screen.getByText('Loading the widget')).toBeVisible();
  await act(async () => finishLoad(BalanceWidget));
  expect(await screen.findByText('25 USDT, large')).toBeVisible();
});

test('keeps the page when the widget cannot be loaded, and loads it on Retry', async () => {
  let isDown = true;
  const { user } = await renderDashboard(() =>
    isDown ? Promise.reject(new Error('Down on purpose')) : Promise.resolve(BalanceWidget),
  );
  const retry = await screen.findByRole('button', { name: 'Retry Total balance' });
  expect(getHeading()).toBeVisible();
  isDown = false;
  await user.click(retry);
  expect(await screen.findByText('25 USDT, large')).toBeVisible();
});

describe('a widget that throws', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.mocked(console.error).mockRestore();
  });

  test('does not affect the page, and renders again on Retry', async () => {
    const { user } = await renderDashboard(async () => BrokenWidget);
    const retry = await screen.findByRole('button', { name: 'Retry Total balance' });
    expect(getHeading()).toBeVisible();
    isBroken = false;
    await user.click(retry);
    expect(await screen.findByText('Fixed')).toBeVisible();
  });

  test('is replaced by that of the previous release', async () => {
    await renderDashboard(async () => BrokenWidget, {
      loadPrevious: async () => ({ ...FINANCE, version: '1.4.1', base: '/remotes/finance/1.4.1-aa/' }),
    });
    expect(await screen.findByText('25 USDT, large')).toBeVisible();
    expect(getHeading()).toBeVisible();
  });
});

test.each<[string, Record<string, boolean> | undefined, boolean]>([
  ['the server turned on for the player', { 'finance-balance': true }, true],
  ['the server turned off for the player', { 'finance-balance': false }, false],
  ['nobody has set, which is on by default', {}, true],
  ['an older server does not know', undefined, true],
])('loads the widget only if its flag is on: one that %s', async (_, flags, isShown) => {
  let loads = 0;
  await renderDashboard(
    async () => {
      loads += 1;
      return BalanceWidget;
    },
    flags ? { flags } : {},
  );
  await waitFor(() => expect(getHeading()).toBeVisible());
  if (isShown) await screen.findByText('25 USDT, large');
  expect(loads).toBe(isShown ? 1 : 0);
});
