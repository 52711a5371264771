import type { ReactNode } from 'react';
import { useModal, useTranslate } from '@hashgrid/platform';
import { FormAlert, ModalCard, ModalFooter, Stack } from '@hashgrid/ui';
import { FormActions } from './FormActions';
import type { Form } from './useForm';

interface ConfirmDialogProps {
  /** Translated. */
  title: string;
  /** What confirming will do, translated. */
  text?: ReactNode;
  /** The return value of `useDialogForm` or `useForm`, whatever its fields. */
  form: Omit<Form<never>, 'field'>;
  /** Label of the button that confirms, translated; null where confirming isn't possible. */
  confirm: string | null;
  variant?: 'primary' | 'danger';
  /** Fields, or what the player should know before confirming. */
  children?: ReactNode;
}

/**
 * Content of a modal that asks for confirmation. Its form comes from `useDialogForm`, or from a `useForm` whose `send` closes
 * the modal.
 *
 * @example
 * const form = useDialogForm<never>({ fields: [], send: () => endSession(id).unwrap(), successMessage: t('Session ended.') });
 * return <ConfirmDialog title={t('Log out this device?')} form={form} confirm={t('Log out')} variant="danger" />;
 */
export function ConfirmDialog({ title, text, form, confirm, variant, children }: ConfirmDialogProps) {
  const t = useTranslate();
  const { dismiss } = useModal();
  return (
    <ModalCard title={title} text={text} onClose={dismiss} closeLabel={t('Close')}>
      <Stack as="form" gap={5} {...form.formProps}>
        <FormAlert texts={form.alerts} />
        {children}
        <ModalFooter>
          <FormActions form={form} confirm={confirm} variant={variant} onCancel={dismiss} />
        </ModalFooter>
      </Stack>
    </ModalCard>
  );
}
