import { useEffect, useRef, useState, type ComponentProps, type FormEvent } from 'react';
import {
  checkTwoFactorCode,
  isInFlight,
  parseTwoFactorCode,
  TwoFactorCodeField,
  type OrderStatus,
} from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { DescriptionList, Stack, type FormErrors } from '@hashgrid/ui';
import { OrderActions } from './OrderActions';

interface OrderCodeFormProps {
  /** Summary of the order, as terms and values. */
  items: ComponentProps<typeof DescriptionList>['items'];
  status: OrderStatus;
  codeErrors: readonly string[];
  /** Label of the button that executes the order, translated. */
  confirmLabel: string;
  onSubmit: (code: string) => void;
  /** Checks again whether an order with an unknown outcome was executed. */
  onCheckAgain: () => void;
  onBack: () => void;
  onStopChecking: () => void;
}

/** Asks for the second factor of a reviewed order: a code from the authenticator app, or a recovery code. */
export function OrderCodeForm(props: OrderCodeFormProps) {
  const { items, status, codeErrors, confirmLabel, onSubmit, onCheckAgain, onBack, onStopChecking } = props;
  const t = useTranslate();
  const [code, setCode] = useState('');
  /** Error of a code that was too short to be submitted, until the player edits it. */
  const [lengthErrors, setLengthErrors] = useState<FormErrors['code']>();
  /** Errors of the last submitted code, hidden once the player edits it. */
  const [outdatedErrors, setOutdatedErrors] = useState<readonly string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), [codeErrors]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (status === 'unknown') {
      onCheckAgain();
      return;
    }
    const { code: foundErrors } = checkTwoFactorCode(code);
    setLengthErrors(foundErrors);
    if (foundErrors) input.current?.focus();
    else onSubmit(parseTwoFactorCode(code));
  };

  const changeCode = (text: string) => {
    setCode(text);
    setLengthErrors(undefined);
    setOutdatedErrors(codeErrors);
  };
  const currentErrors = codeErrors === outdatedErrors ? [] : codeErrors;
  const errors = lengthErrors?.map(({ text }) => t(text)) ?? currentErrors.map((text) => t(text));
  return (
    <Stack
      as="form"
      gap={6}
      onSubmit={handleSubmit}
      noValidate
      aria-busy={isInFlight(status)}
      aria-label={t('Code')}
    >
      <DescriptionList items={items} />
      <TwoFactorCodeField
        ref={input}
        name="code"
        error={errors.length > 0 ? errors : undefined}
        value={code}
        onChange={(event) => changeCode(event.target.value)}
        onSwitch={() => changeCode('')}
        enterKeyHint="go"
        readOnly={status !== 'ready'}
      />
      <OrderActions
        status={status}
        confirmLabel={confirmLabel}
        onBack={onBack}
        onStopChecking={onStopChecking}
      />
    </Stack>
  );
}
