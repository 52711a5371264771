import { Stack } from '../layout/Stack';
import { Avatar } from './Avatar';

export const examples = {
  Sizes: (
    <Stack row wrap gap={3}>
      <Avatar src="/logo.svg" name="Ada" size={32} />
      <Avatar src="/logo.svg" name="Ada" />
      <Avatar src="/logo.svg" name="Ada" size={80} />
    </Stack>
  ),
};
