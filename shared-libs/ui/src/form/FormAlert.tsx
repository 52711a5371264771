import type { ReactNode } from 'react';
import { Alert } from '../states/Alert';

interface FormAlertProps {
  texts: readonly string[];
  /** What can be done about it. */
  action?: ReactNode;
}

/** What went wrong with a form as a whole; drawn only when there is something to say. */
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
