import { Button } from '../actions/Button';
import { Stack } from '../layout/Stack';
import { TextField } from '../fields/TextField';
import { ModalCard } from './ModalCard';
import { ModalFooter } from './ModalFooter';

export const examples = {
  'In a form': (
    <ModalCard title="Name this device">
      <Stack as="form" gap={5}>
        <TextField label="Name" name="name" maxLength={40} />
        <ModalFooter>
          <Stack row gap={3} justify="flex-end">
            <Button variant="ghost">Cancel</Button>
            <Button>Save</Button>
          </Stack>
        </ModalFooter>
      </Stack>
    </ModalCard>
  ),
};
