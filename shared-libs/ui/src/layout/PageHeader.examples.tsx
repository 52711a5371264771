import { Button } from '../actions/Button';
import { PageHeader } from './PageHeader';

export const examples = {
  'Title, text and action': (
    <PageHeader title="Your wallet" text="Balances and payments." action={<Button>Send</Button>} />
  ),
};
