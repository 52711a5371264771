import { render, screen } from '@testing-library/react';
import type { BootstrapRemote } from '@hashgrid/contracts';
import { PagesContext } from './PagesContext';
import { createPageStore, type PageState, type PageStore } from './pageStore';
import { RemoteComponent } from './RemoteComponent';

const remote: BootstrapRemote = {
  name: 'finance',
  version: '1.0.0',
  base: '/remotes/finance/1.0.0-aa/',
  routes: [],
  menu: [],
};

test('shows the placeholder instead of the failure of an earlier visit while it loads again', () => {
  const failed: PageState = { kind: 'failed', error: new Error('It did not load.'), trackingId: 'a1' };
  const pages = {
    get: () => failed,
    load: () => new Promise<void>(() => undefined),
    subscribe: () => () => undefined,
  } as unknown as PageStore;
  render(
    <PagesContext value={pages}>
      <RemoteComponent
        remote={remote}
        component="wallet/WalletPage"
        instance="/wallet"
        placeholder={<p>Loading</p>}
        renderFailure={() => <p>Failed</p>}
      >
        {() => null}
      </RemoteComponent>
    </PagesContext>,
  );
  expect(screen.getByText('Loading')).toBeVisible();
  expect(screen.queryByText('Failed')).not.toBeInTheDocument();
});

test('loads a rendered component again when another one was loaded from another release', async () => {
  const previous = { ...remote, base: '/remotes/finance/0.9.0-bb/' };
  let release = remote;
  const pages = createPageStore({
    load: async (_, page) => {
      if (page === 'RatesWidget') release = previous;
      return { Page: () => <p>{page}</p>, release };
    },
    loadPrevious: () => Promise.reject(new Error('There is no previous release.')),
    prefetch: () => undefined,
  });
  const renderWidgets = (components: string[]) => (
    <PagesContext value={pages}>
      {components.map((component) => (
        <RemoteComponent
          key={component}
          remote={remote}
          component={component}
          instance={component}
          placeholder={<p>Loading</p>}
          renderFailure={() => <p>Failed</p>}
        >
          {(Widget) => <Widget />}
        </RemoteComponent>
      ))}
    </PagesContext>
  );
  const { rerender } = render(renderWidgets(['BalanceWidget']));
  expect(await screen.findByText('BalanceWidget')).toBeVisible();
  rerender(renderWidgets(['BalanceWidget', 'RatesWidget']));
  expect(await screen.findByText('RatesWidget')).toBeVisible();
  expect(await screen.findByText('BalanceWidget')).toBeVisible();
  expect(pages.get(remote, 'BalanceWidget')).toMatchObject({ kind: 'ready', release: previous });
});
