import { screen, within } from '@testing-library/react';
import { renderPage } from '@hashgrid/testing';
import { payIcon, walletIcon } from '@hashgrid/ui';
import { Deferred } from './Deferred';
import { SectionLayout } from './SectionLayout';

const SCREENS = [
  { path: '/wallet', label: 'Wallet', icon: walletIcon },
  { path: '/pay', label: 'Pay', icon: payIcon },
];

test.each([false, true])('links to every screen and marks the current one (sidebar: %p)', async (sidebar) => {
  const { user, location } = await renderPage(
    <SectionLayout label="Money" screens={SCREENS} title="Your wallet" sidebar={sidebar}>
      Content
    </SectionLayout>,
    { path: '/wallet', route: '*' },
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your wallet');
  const menu = within(screen.getByRole('navigation', { name: 'Money' }));
  expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Wallet');
  await user.click(menu.getByRole('link', { name: 'Pay' }));
  expect(location()).toBe('/pay');
  expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Pay');
});

test.each(['/wallet/', '/WALLET'])('marks the current screen at %s too', async (path) => {
  await renderPage(
    <SectionLayout label="Money" screens={SCREENS} title="Your wallet">
      Content
    </SectionLayout>,
    { path, route: '*' },
  );
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Wallet');
});

test('replaces the placeholder of deferred content, which it renders first', async () => {
  const rendered: string[] = [];
  function Part({ name }: { name: string }) {
    rendered.push(name);
    return name;
  }
  await renderPage(
    <Deferred placeholder={<Part name="Placeholder" />}>
      <Part name="Content" />
    </Deferred>,
  );
  expect(await screen.findByText('Content')).toBeInTheDocument();
  expect(screen.queryByText('Placeholder')).toBeNull();
  expect([...new Set(rendered)]).toEqual(['Placeholder', 'Content']);
});
