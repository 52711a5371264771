import { screen, within } from '@testing-library/react';
import { isolateBidi } from '@hashgrid/ui';
import { renderShell } from '../../test/renderShell';

jest.mock('../remotes/importLazily', () => ({
  importLazily: async <Module,>(load: () => Promise<Module>) => {
    const module = await load();
    return () => module;
  },
}));

const banner = () => screen.findByRole('region', { name: 'Preview' });

test('names the build that only this browser shows, and has the way out', async () => {
  await renderShell({ bootstrap: { preview: { name: 'finance', version: '1.1.0', origin: null } } });
  const region = await banner();
  expect(within(region).getByRole('status')).toHaveTextContent(
    `Preview of ${isolateBidi('finance')} 1.1.0, not live yet. Only this browser sees it.`,
  );
  expect(within(region).getByRole('button', { name: 'Leave preview' })).toHaveAttribute(
    'formaction',
    '/_preview/leave',
  );
});

test('names the computer that a build comes from', async () => {
  const origin = 'http://localhost:4810';
  await renderShell({ bootstrap: { preview: { name: 'finance', version: '1.1.0', origin } } });
  expect(await banner()).toHaveTextContent(
    `Preview of ${isolateBidi('finance')} from ${isolateBidi(origin)}.`,
  );
});

test('is not there otherwise', async () => {
  await renderShell();
  await screen.findByRole('heading', { name: 'DashboardPage' });
  expect(screen.queryByRole('region', { name: 'Preview' })).not.toBeInTheDocument();
});
