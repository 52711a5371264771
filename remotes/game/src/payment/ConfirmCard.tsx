import type { ReactNode } from 'react';
import { useModal, useTranslate } from '@hashgrid/platform';
import { Button, FormAlert, ModalCard, Stack, SubmitButton } from '@hashgrid/ui';
import type { useForm } from './useForm';

interface ConfirmCardProps {
  title: string;
  /** What will happen. */
  text?: ReactNode;
  form: Pick<ReturnType<typeof useForm>, 'alerts' | 'formProps' | 'isBusy' | 'secondsToWait'>;
  /** Name of the button that goes through with it, translated; null where that is not possible. */
  confirm: string | null;
  /** What must be known or given for it. */
  children?: ReactNode;
}

/** Content of a modal that asks before something is done. */
export function ConfirmCard({ title, text, form, confirm, children }: ConfirmCardProps) {
  const t = useTranslate();
  const { dismiss } = useModal();
  return (
    <ModalCard title={title} text={text} onClose={dismiss} closeLabel={t('Close')}>
      <Stack as="form" gap={5} {...form.formProps}>
        <FormAlert texts={form.alerts} />
        {children}
        <Stack row wrap gap={3} justify="flex-end">
          <Button variant="ghost" onClick={dismiss}>
            {t('Cancel')}
          </Button>
          {confirm !== null && (
            <SubmitButton form={form} full={false} waitText={t('You can try again in %time%.')}>
              {confirm}
            </SubmitButton>
          )}
        </Stack>
      </Stack>
    </ModalCard>
  );
}
