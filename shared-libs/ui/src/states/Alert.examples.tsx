import { Button } from '../actions/Button';
import { Stack } from '../layout/Stack';
import { Alert } from './Alert';

export const examples = {
  Tones: (
    <Stack gap={3}>
      <Alert>Changes are saved automatically.</Alert>
      <Alert tone="success">Your identity is verified.</Alert>
      <Alert tone="warn">Insufficient balance.</Alert>
      <Alert tone="error">Incorrect code.</Alert>
    </Stack>
  ),
  'With a title and an action': (
    <Alert
      tone="warn"
      title="Status unknown"
      action={
        <Button size="small" variant="secondary">
          Check again
        </Button>
      }
    >
      We didn’t get a confirmation.
    </Alert>
  ),
};
