import type { ReactNode } from 'react';
import { useModal, useTranslate } from '@hashgrid/platform';
import { FormAlert, ModalCard, Stack } from '@hashgrid/ui';
import { ConfirmActions } from './ConfirmActions';
import type { useForm } from './useForm';

interface ConfirmCardProps {
  title: string;
  /** What will happen. */
  text: ReactNode;
  form: Pick<ReturnType<typeof useForm>, 'alerts' | 'formProps' | 'isBusy' | 'secondsToWait'>;
  /** Name of the button that goes through with it, translated. */
  confirm: string;
  variant?: 'primary' | 'danger';
  /** What must be given for it. */
  children?: ReactNode;
}

/** Content of a modal that asks before something is done; the modal closes when it is. */
export function ConfirmCard({ title, text, form, confirm, variant, children }: ConfirmCardProps) {
  const t = useTranslate();
  const { dismiss } = useModal();
  return (
    <ModalCard title={title} text={text} onClose={dismiss} closeLabel={t('Close')}>
      <Stack as="form" gap={5} {...form.formProps}>
        <FormAlert texts={form.alerts} />
        {children}
        <ConfirmActions form={form} confirm={confirm} variant={variant} onCancel={dismiss} />
      </Stack>
    </ModalCard>
  );
}
