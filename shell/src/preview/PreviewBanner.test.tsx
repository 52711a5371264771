import { screen, within } from '@testing-library/react';
import { isolateBidi } from '@hashgrid/ui';
import { renderShell } from '../../test/renderShell';

jest.mock('../remotes/importLazily', () => jest.requireActual('../../test/importLazily'));

const findBanner = () => screen.findByRole('region', { name: 'Preview' });

test('names the previewed build and has a button that leaves the preview', async () => {
  await renderShell({ bootstrap: { preview: { name: 'finance', version: '1.1.0', origin: null } } });
  const region = await findBanner();
  expect(within(region).getByRole('status')).toHaveTextContent(
    `Preview of ${isolateBidi('finance')} 1.1.0, not live yet. Only this browser sees it.`,
  );
  expect(within(region).getByRole('button', { name: 'Leave preview' })).toHaveAttribute(
    'formaction',
    '/_preview/leave',
  );
});

test('names the origin of a build from a developer’s computer', async () => {
  const origin = 'http://localhost:4810';
  await renderShell({ bootstrap: { preview: { name: 'finance', version: '1.1.0', origin } } });
  expect(await findBanner()).toHaveTextContent(
    `Preview of ${isolateBidi('finance')} from ${isolateBidi(origin)}.`,
  );
});

test('is not shown without a preview', async () => {
  await renderShell();
  await screen.findByRole('heading', { name: 'DashboardPage' });
  expect(screen.queryByRole('region', { name: 'Preview' })).not.toBeInTheDocument();
});
