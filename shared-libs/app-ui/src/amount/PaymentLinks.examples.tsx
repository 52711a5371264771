import { Button } from '@hashgrid/ui';
import { PaymentLinks } from './PaymentLinks';

export const examples = {
  'Send and receive': <PaymentLinks />,
  'Beside a primary action': <PaymentLinks variant="secondary" />,
  'With another action': (
    <PaymentLinks>
      <Button variant="ghost">Wallet</Button>
    </PaymentLinks>
  ),
};
