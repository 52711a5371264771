import { render, screen } from '@testing-library/react';
import type { BootstrapRemote } from '@hashgrid/contracts';
import { PagesContext } from './PagesContext';
import type { PageState, PageStore } from './pageStore';
import { RemoteComponent } from './RemoteComponent';

const remote: BootstrapRemote = {
  name: 'finance',
  version: '1.0.0',
  base: '/remotes/finance/1.0.0-aa/',
  routes: [],
  menu: [],
};

test('shows its placeholder, not the failure of an earlier visit, until it has been loaded again', () => {
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
