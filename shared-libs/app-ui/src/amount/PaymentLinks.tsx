import type { ReactNode } from 'react';
import { SCREENS } from '@hashgrid/contracts';
import { AppLink, useTranslate } from '@hashgrid/platform';
import { Button, receiveIcon, sendIcon, Stack } from '@hashgrid/ui';

interface PaymentLinksProps {
  /** Variant of the Send link; `secondary` where another button is the page's primary one. */
  variant?: 'primary' | 'secondary';
  children?: ReactNode;
}

/**
 * Links to send and to receive tokens, in a row with other actions.
 *
 * @example
 * <PaymentLinks>
 *   <Button onClick={onExchange}>{t('Swap')}</Button>
 * </PaymentLinks>
 */
export function PaymentLinks({ variant = 'primary', children }: PaymentLinksProps) {
  const t = useTranslate();
  return (
    <Stack row wrap gap={3}>
      <Button as={AppLink} to={SCREENS.pay} variant={variant} icon={sendIcon}>
        {t('Send')}
      </Button>
      <Button as={AppLink} to={`${SCREENS.pay}?view=receive`} variant="secondary" icon={receiveIcon}>
        {t('Receive')}
      </Button>
      {children}
    </Stack>
  );
}
