import { Stack } from '../layout/Stack';
import { Toast } from './Toast';

export const examples = {
  Tones: (
    <Stack gap={3}>
      <Toast tone="success" onClose={() => undefined} closeLabel="Close success">
        Payment sent.
      </Toast>
      <Toast tone="error" onClose={() => undefined} closeLabel="Close error">
        Something went wrong. Please try again.
      </Toast>
      <Toast tone="info">You’ve been logged out.</Toast>
    </Stack>
  ),
};
