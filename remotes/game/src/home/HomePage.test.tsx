import { screen, within } from '@testing-library/react';
import { renderPage } from '@hashgrid/testing';
import { isolateBidi } from '@hashgrid/ui';
import { createGameHandlers } from '../../test/gameSamples';
import HomePage from './HomePage';

// The clock does not tick in these tests.
jest.mock('../live/useNow', () => ({ useNow: () => Date.now() }));

describe('the home page', () => {
  test('[R1] greets the player and shows the total balance', async () => {
    await renderPage(<HomePage />, {
      session: 'loggedIn',
      api: createGameHandlers(),
      profile: { username: 'grace' },
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Welcome, ${isolateBidi('grace')}`);
    expect((await screen.findByText('Total balance')).nextElementSibling).toHaveTextContent('33.400861 USDT');
  });

  test('links to the screens of the game, wallet and pay', async () => {
    await renderPage(<HomePage />, { session: 'loggedIn', api: createGameHandlers() });
    await screen.findByText('Total balance');
    const shortcuts = within(screen.getByRole('list', { name: 'Shortcuts' }));
    expect(shortcuts.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard',
      '/mining-node',
      '/mining',
      '/network',
      '/wallet',
      '/pay',
    ]);
  });

  test('[R1] shows unpaid rewards and the progress of the current block', async () => {
    await renderPage(<HomePage />, { session: 'loggedIn', api: createGameHandlers() });
    expect(await screen.findByText('1.23')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Block 43' })).toBeInTheDocument();
  });

  test('[L5] lists the chat, social page and partner site of the community', async () => {
    await renderPage(<HomePage />, { session: 'loggedIn', api: createGameHandlers() });
    await screen.findByText('Total balance');
    const panel = within(screen.getByRole('region', { name: 'Join the community' }));
    expect(panel.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['ChannelChat', 'https://channel.example.org'],
      ['SocialFollow us', 'https://social.example.org'],
      ['PartnerOur partner', 'https://partner.example.org'],
    ]);
    for (const link of panel.getAllByRole('link')) {
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      expect(link).toHaveAccessibleName(/ opens in a new tab$/);
    }
  });

  test('has no community panel without configured links', async () => {
    await renderPage(<HomePage />, {
      session: 'loggedIn',
      api: createGameHandlers(),
      bootstrap: { links: { support: 'https://support.example.org', community: [] } },
    });
    await screen.findByText('Total balance');
    expect(screen.queryByText('Join the community')).not.toBeInTheDocument();
  });
});
