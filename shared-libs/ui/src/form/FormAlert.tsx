import type { ReactNode } from 'react';
import { Alert } from '../states/Alert';

interface FormAlertProps {
  texts: readonly string[];
  /** What the player can do about it. */
  action?: ReactNode;
}

/** The errors of a form as a whole; renders nothing without any. */
export function FormAlert({ texts, action }: FormAlertProps) {
  if (texts.length === 0) return null;
  return (
    <Alert tone="error" action={action}>
      {texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </Alert>
  );
}
