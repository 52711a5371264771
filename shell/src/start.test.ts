import { act, screen } from '@testing-library/react';
import { sampleBootstrap } from '@hashgrid/testing';

jest.mock('@module-federation/enhanced/runtime', () => ({
  init: jest.fn(),
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));

async function startWith(bootstrap: string): Promise<void> {
  document.body.innerHTML = `<div id="root"></div><div id="modal-portal"></div><div id="load-failure">Not loaded</div>
    <script type="application/json" id="bootstrap">${bootstrap}</script>`;
  const { start } = await import('./start');
  await act(async () => start());
}

test.each([
  ['is broken', '{"gameName":'],
  ['is missing', ''],
])('[L8] shows the fatal screen when the bootstrap data %s', async (_, bootstrap) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  await startWith(bootstrap);
  expect(screen.getByRole('heading', { name: 'Oops, something wrong.' })).toBeInTheDocument();
  expect(screen.getByText(/^Error tracking id: /)).toBeInTheDocument();
  expect(log).toHaveBeenCalled();
});

test('renders the shell, sets the viewport height and sends no unnecessary requests', async () => {
  window.fetch = jest.fn();
  window.history.replaceState(null, '', '/nowhere');
  await startWith(JSON.stringify(sampleBootstrap));
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  expect(screen.queryByText('Not loaded')).not.toBeInTheDocument();
  expect(document.documentElement.style.getPropertyValue('--vh')).not.toBe('');
  expect(window.fetch).not.toHaveBeenCalled();
});
