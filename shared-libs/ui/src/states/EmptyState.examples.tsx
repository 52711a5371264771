import { Button } from '../actions/Button';
import { EmptyState } from './EmptyState';

export const examples = {
  Default: (
    <EmptyState
      title="No transactions yet"
      text="Your payments will appear here."
      action={<Button>Make a payment</Button>}
    />
  ),
};
