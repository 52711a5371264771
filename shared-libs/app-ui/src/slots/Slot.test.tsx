import { act, screen } from '@testing-library/react';
import type { BootstrapRemote } from '@hashgrid/contracts';
import { useGetProfileQuery } from '@hashgrid/platform';
import { ok, renderPage, sampleProfile } from '@hashgrid/testing';
import { Slot } from './Slot';
import { SlotFailure } from './SlotFailure';

const remote: BootstrapRemote = {
  name: 'finance',
  version: '1.0.0',
  base: '/remotes/finance/1.0.0-ab/',
  routes: [],
  menu: [],
  widgets: [{ slot: 'dashboard.balance', component: 'BalanceWidget', title: 'Total balance' }],
};

const renderSlot = (remotes: BootstrapRemote[], onRender: () => void) =>
  renderPage(<Slot name="dashboard.balance" slotProps={{ size: 'large' }} placeholder={<p>Loading</p>} />, {
    bootstrap: { remotes },
    WidgetHost: ({ slotProps }) => {
      onRender();
      return <p>{JSON.stringify(slotProps)}</p>;
    },
  });

afterEach(() => {
  delete (globalThis as { IntersectionObserver?: unknown }).IntersectionObserver;
});

/** Fakes the browser's observer; returns a function that reports every observed element as in or out of the viewport. */
function fakeIntersectionObserver(): (isIntersecting: boolean) => void {
  const reports = new Set<(isIntersecting: boolean) => void>();
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(private notify: (entries: { isIntersecting: boolean }[]) => void) {}
      report = (isIntersecting: boolean) => this.notify([{ isIntersecting }]);
      observe = () => void reports.add(this.report);
      disconnect = () => void reports.delete(this.report);
    },
  });
  return (isIntersecting) => act(() => reports.forEach((report) => report(isIntersecting)));
}

test('loads its widget once it is in the viewport, and shows the placeholder until then', async () => {
  const reportIntersection = fakeIntersectionObserver();
  const onRender = jest.fn();
  await renderSlot([remote], onRender);
  reportIntersection(false);
  expect(screen.getByText('Loading')).toBeVisible();
  expect(onRender).not.toHaveBeenCalled();
  reportIntersection(true);
  expect(screen.getByText('{"size":"large"}')).toBeVisible();
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
});

test('loads a widget whose flag is turned on while the page is open', async () => {
  const reportIntersection = fakeIntersectionObserver();
  function RefetchProfileButton() {
    const { refetch } = useGetProfileQuery();
    return <button onClick={() => void refetch()}>Refetch profile</button>;
  }
  const widgets = remote.widgets?.map((widget) => ({ ...widget, flag: { name: 'balance', default: false } }));
  const { user, api } = await renderPage(
    <>
      <Slot name="dashboard.balance" slotProps={{ size: 'large' }} placeholder={<p>Loading</p>} />
      <RefetchProfileButton />
    </>,
    {
      session: 'loggedIn',
      bootstrap: { remotes: [{ ...remote, widgets }] },
      WidgetHost: () => <p>Widget</p>,
    },
  );
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
  api.handle({ 'GET /shared/client/profile': ok({ ...sampleProfile, flags: { balance: true } }) });
  await user.click(screen.getByRole('button', { name: 'Refetch profile' }));
  expect(await screen.findByText('Loading')).toBeVisible();
  reportIntersection(true);
  expect(screen.getByText('Widget')).toBeVisible();
});

test('renders nothing if no live remote fills it', async () => {
  await renderSlot([{ ...remote, widgets: [] }], () => undefined);
  expect(document.querySelector('[data-slot]')).not.toBeInTheDocument();
});

test('shows that a widget failed, with Retry', async () => {
  const onRetry = jest.fn();
  const { user } = await renderPage(<SlotFailure title="Total balance" onRetry={onRetry} />);
  expect(screen.getByRole('status')).toHaveTextContent('Total balance is temporarily unavailable');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalled();
});
