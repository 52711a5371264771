import { screen, waitFor, within } from '@testing-library/react';
import { ok } from '@hashgrid/testing';
import { isolateBidi } from '@hashgrid/ui';
import { createNode } from '../../test/gameSamples';
import { renderNodes } from '../../test/renderNodes';

const RENAME = 'PATCH /auth/mining/nodes/1';
const node = createNode('1', { name: 'Alpha' });

test('rejects a name of more than 40 characters at the field, and counts an emoji as one', async () => {
  const { user, api } = await renderNodes([node], { [RENAME]: ok(node) });
  await user.click(screen.getByRole('button', { name: `Rename ${isolateBidi('Alpha')}` }));
  const dialog = within(screen.getByRole('dialog'));
  const field = dialog.getByRole('textbox', { name: 'Name' });
  await user.clear(field);
  await user.paste('⚡'.repeat(39) + '🚀🚀');
  await user.click(dialog.getByRole('button', { name: 'Rename' }));
  expect(field).toHaveAccessibleDescription('Use 40 characters or fewer.');
  expect(api.callsTo(RENAME)).toEqual([]);
  const longest = '🚀'.repeat(40);
  await user.clear(field);
  await user.paste(longest);
  await user.click(dialog.getByRole('button', { name: 'Rename' }));
  await waitFor(() => expect(api.callsTo(RENAME)[0]?.body).toEqual({ name: longest }));
});
