import { Stack } from './Stack';
import { Heading } from './Heading';

export const examples = {
  Levels: (
    <Stack>
      <Heading level={2}>Level 2</Heading>
      <Heading level={3}>Level 3</Heading>
      <Heading level={4}>Level 4</Heading>
    </Stack>
  ),
  'Another size': (
    <Heading level={3} size={44}>
      12,345.67
    </Heading>
  ),
};
