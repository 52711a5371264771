import { useEffect, useRef, useState, type ComponentProps, type FormEvent } from 'react';
import { isInFlight, parseTwoFactorCode, TwoFactorCodeField, type OrderStatus } from '@hashgrid/app-ui';
import { TWO_FACTOR_CODE } from '@hashgrid/contracts';
import { useTranslate } from '@hashgrid/platform';
import { DescriptionList, Stack } from '@hashgrid/ui';
import { OrderActions } from './OrderActions';

interface OrderCodeFormProps {
  /** Summary of the order, as terms and values. */
  items: ComponentProps<typeof DescriptionList>['items'];
  status: OrderStatus;
  codeErrors: readonly string[];
  /** Label of the button that executes the order, translated. */
  confirmLabel: string;
  onSubmit: (code: string) => void;
  /** Checks an order whose outcome is unknown again. */
  onCheckAgain: () => void;
  onBack: () => void;
  onStopChecking: () => void;
}

/** Asks for the second factor of a reviewed order: a code from the authenticator app, or a recovery code. */
export function OrderCodeForm(props: OrderCodeFormProps) {
  const { items, status, codeErrors, confirmLabel, onSubmit, onCheckAgain, onBack, onStopChecking } = props;
  const t = useTranslate();
  const [code, setCode] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  /** The server's errors of a code that the player has changed since. */
  const [outdatedErrors, setOutdatedErrors] = useState<readonly string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), [codeErrors]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (status === 'unknown') {
      onCheckAgain();
      return;
    }
    const enteredCode = parseTwoFactorCode(code);
    const isIncomplete = enteredCode.length < TWO_FACTOR_CODE.minLength;
    setTooShort(isIncomplete);
    if (isIncomplete) input.current?.focus();
    else onSubmit(enteredCode);
  };

  const changeCode = (text: string) => {
    setCode(text);
    setTooShort(false);
    setOutdatedErrors(codeErrors);
  };
  const currentErrors = codeErrors === outdatedErrors ? [] : codeErrors;
  const errors = isTooShort
    ? [t('Enter a two-factor code or a recovery code.')]
    : currentErrors.map((text) => t(text));
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
