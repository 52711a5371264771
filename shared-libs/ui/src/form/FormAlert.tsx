import { Alert } from '../states/Alert';

interface FormAlertProps {
  texts: readonly string[];
}

/** What went wrong with a form as a whole; drawn only when there is something to say. */
export function FormAlert({ texts }: FormAlertProps) {
  if (texts.length === 0) return null;
  return (
    <Alert tone="error">
      {texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </Alert>
  );
}
