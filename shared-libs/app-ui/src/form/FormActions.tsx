import { useTranslate } from '@hashgrid/platform';
import { Button, buttonRowStyles, type FormStatus } from '@hashgrid/ui';
import styled from 'styled-components';
import { SubmitButton } from './SubmitButton';

const Row = styled.div`
  ${buttonRowStyles}
  /* Centers the text of a rate limit beside the buttons. */
  align-items: center;
`;

interface FormActionsProps {
  form: FormStatus;
  /** Label of the button that submits, translated; null where submitting isn't possible. */
  confirm: string | null;
  variant?: 'primary' | 'danger';
  onCancel: () => void;
}

/**
 * The last row of a form that can be canceled: Cancel and the button that submits.
 *
 * @example
 * <FormActions form={form} confirm={t('Turn on')} onCancel={onCancel} />
 */
export function FormActions({ form, confirm, variant, onCancel }: FormActionsProps) {
  const t = useTranslate();
  return (
    <Row>
      <Button variant="ghost" onClick={onCancel}>
        {t('Cancel')}
      </Button>
      {confirm !== null && (
        <SubmitButton form={form} variant={variant} full={false}>
          {confirm}
        </SubmitButton>
      )}
    </Row>
  );
}
