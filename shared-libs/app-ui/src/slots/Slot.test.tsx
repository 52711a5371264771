import { act, screen } from '@testing-library/react';
import type { BootstrapRemote } from '@hashgrid/contracts';
import { renderPage } from '@hashgrid/testing';
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

test('loads its widget once it is in the viewport, and shows the placeholder until then', async () => {
  let enter: (isIntersecting: boolean) => void = () => undefined;
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        enter = (isIntersecting) => notify([{ isIntersecting }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  });
  const onRender = jest.fn();
  await renderSlot([remote], onRender);
  act(() => enter(false));
  expect(screen.getByText('Loading')).toBeVisible();
  expect(onRender).not.toHaveBeenCalled();
  act(() => enter(true));
  expect(screen.getByText('{"size":"large"}')).toBeVisible();
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
});

test('renders nothing while no live remote fills it', async () => {
  await renderSlot([{ ...remote, widgets: [] }], () => undefined);
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
});

test('says in one line that a widget failed, and offers Retry', async () => {
  const onRetry = jest.fn();
  const { user } = await renderPage(<SlotFailure title="Total balance" onRetry={onRetry} />);
  expect(screen.getByRole('status')).toHaveTextContent('Total balance is temporarily unavailable');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalled();
});
