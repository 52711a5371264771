import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { FieldErrors } from '@hashgrid/contracts';
import { Button, Stack, StickyAction } from '@hashgrid/ui';

interface OrderFormProps {
  /** Accessible name, translated. */
  label: string;
  submitLabel: string;
  errors: FieldErrors;
  isBusy: boolean;
  /** Focuses the first input when the form appears without errors. */
  focusFirst?: boolean;
  /** Keeps the button in view on phones. */
  isSticky?: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

/** Form for the details of an order; focuses the first field with an error. */
export function OrderForm(props: OrderFormProps) {
  const {
    label,
    submitLabel,
    errors,
    isBusy,
    focusFirst = false,
    isSticky = false,
    onSubmit,
    children,
  } = props;
  const form = useRef<HTMLFormElement>(null);
  // The first value counts: callers change it while the form is shown, which must not move the focus.
  const [shouldFocusFirst] = useState(focusFirst);
  useEffect(() => {
    if (shouldFocusFirst) form.current?.querySelector('input')?.focus();
  }, [shouldFocusFirst]);
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  const submit = (
    <Button type="submit" busy={isBusy} full>
      {submitLabel}
    </Button>
  );
  return (
    <Stack
      as="form"
      ref={form}
      gap={5}
      onSubmit={handleSubmit}
      noValidate
      aria-busy={isBusy}
      aria-label={label}
    >
      {children}
      {isSticky ? <StickyAction>{submit}</StickyAction> : submit}
    </Stack>
  );
}
