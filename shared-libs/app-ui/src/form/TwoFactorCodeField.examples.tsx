import { useRef } from 'react';
import { TwoFactorCodeField } from './TwoFactorCodeField';

function Field() {
  const ref = useRef<HTMLInputElement>(null);
  return <TwoFactorCodeField ref={ref} name="code" onSwitch={() => undefined} />;
}

export const examples = { Default: () => <Field /> };
