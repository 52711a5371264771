import { NODE_NAME, type MiningNode } from '@hashgrid/contracts';
import { useModal, useToast, useTranslate } from '@hashgrid/platform';
import { TextField } from '@hashgrid/ui';
import { useRenameNodeMutation } from '../api/nodesApi';
import { ConfirmCard } from '../form/ConfirmCard';
import { useForm } from '../form/useForm';

/** Gives a node another name. */
export function RenameCard({ node: { id, name } }: { node: MiningNode }) {
  const t = useTranslate();
  const toast = useToast();
  const { dismiss } = useModal();
  const [renameNode] = useRenameNodeMutation();
  const form = useForm<'name'>({
    fields: ['name'],
    check: (values): Partial<Record<'name', { text: string }[]>> =>
      values.name?.trim() ? {} : { name: [{ text: 'Enter a name.' }] },
    send: async (values) => {
      const { message } = await renameNode({ id, name: values.name?.trim() ?? '' }).unwrap();
      dismiss();
      toast.success(t(message ?? 'Node renamed.'));
    },
  });
  return (
    <ConfirmCard title={t('Rename %name%', { name })} form={form} confirm={t('Save')}>
      <TextField
        label={t('Name')}
        defaultValue={name}
        maxLength={NODE_NAME.maxLength}
        autoComplete="off"
        {...form.field('name')}
      />
    </ConfirmCard>
  );
}
