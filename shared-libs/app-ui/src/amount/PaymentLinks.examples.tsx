import { Button } from '@hashgrid/ui';
import { PaymentLinks } from './PaymentLinks';

export const examples = {
  Links: <PaymentLinks />,
  'With another action': (
    <PaymentLinks>
      <Button variant="ghost">Wallet</Button>
    </PaymentLinks>
  ),
};
