import type { ReactNode } from 'react';
import { useTranslate } from '@hashgrid/platform';
import { Alert, Button } from '@hashgrid/ui';
import type { AddressProof } from './addressProof';

interface AddressNoticeProps {
  proof: AddressProof;
  /** Text before the address, which says what will be done with it. */
  children: ReactNode;
  onRemove: () => void;
}

/**
 * Shows the address that the form will link, with a button that removes it. Not `Hash`: it would pull its
 * tooltip into the login page's initial bundle.
 */
export function AddressNotice({ proof, children, onRemove }: AddressNoticeProps) {
  const t = useTranslate();
  return (
    <Alert
      action={
        <Button variant="ghost" size="small" onClick={onRemove}>
          {t('Continue without this wallet')}
        </Button>
      }
    >
      {children} <bdi dir="ltr">{proof.address}</bdi>
    </Alert>
  );
}
