import type { ReactNode } from 'react';
import { Alert } from '../states/Alert';

interface FormAlertProps {
  texts: readonly string[];
  /** A button or link with which the player can resolve the error. */
  action?: ReactNode;
}

/** The errors that concern a form as a whole; renders nothing if there are none. */
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
