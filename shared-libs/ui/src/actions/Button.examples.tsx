import { chevronEndIcon, sendIcon } from '../icons/shapes';
import { Stack } from '../layout/Stack';
import { Button } from './Button';

export const examples = {
  Variants: (
    <Stack row wrap gap={3}>
      <Button>Send</Button>
      <Button variant="secondary">Cancel</Button>
      <Button variant="ghost">Skip</Button>
      <Button variant="danger">Close account</Button>
    </Stack>
  ),
  Sizes: (
    <Stack row wrap gap={3}>
      <Button>Medium</Button>
      <Button size="small">Small</Button>
    </Stack>
  ),
  Icons: (
    <Stack row wrap gap={3}>
      <Button icon={sendIcon}>Send</Button>
      <Button iconEnd={chevronEndIcon}>Next</Button>
    </Stack>
  ),
  Busy: <Button busy>Send</Button>,
  Disabled: <Button disabled>Send</Button>,
  'Full width': <Button full>Log in</Button>,
  'As a link': (
    <Button as="a" href="#ui/Button">
      Open the wallet
    </Button>
  ),
};
