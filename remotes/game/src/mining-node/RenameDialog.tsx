import { NODE_NAME, type MiningNode } from '@hashgrid/contracts';
import { ConfirmDialog, findTooLongError, useDialogForm } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { isolateBidi, TextField, type FormErrors } from '@hashgrid/ui';
import { useRenameNodeMutation } from '../api/nodesApi';
import { useNodeName } from './useNodeName';

/** Returns the errors of a name. */
function checkName(name: string): FormErrors {
  const error = name === '' ? { text: 'Enter a name.' } : findTooLongError(name, NODE_NAME.maxLength);
  return error ? { name: [error] } : {};
}

/** Dialog that renames a node. */
export function RenameDialog({ node }: { node: MiningNode }) {
  const t = useTranslate();
  const { id } = node;
  const name = useNodeName()(node);
  const [renameNode] = useRenameNodeMutation();
  const form = useDialogForm<'name'>({
    fields: ['name'],
    check: (values) => checkName(values.name?.trim() ?? ''),
    send: async (values) => {
      const entered = values.name?.trim() ?? '';
      // An unchanged default name is saved as it was, a text key; its translation would no longer follow the language.
      await renameNode({ id, name: entered === name ? node.name : entered }).unwrap();
    },
    successMessage: t('Node renamed.'),
  });
  return (
    <ConfirmDialog title={t('Rename %name%', { name: isolateBidi(name) })} form={form} confirm={t('Rename')}>
      <TextField
        label={t('Name')}
        defaultValue={name}
        maxLength={NODE_NAME.maxLength}
        autoComplete="off"
        {...form.field('name')}
      />
    </ConfirmDialog>
  );
}
