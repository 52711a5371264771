import type { ReactNode } from 'react';
import { useTranslate } from '@hashgrid/platform';
import { Alert, Button } from '@hashgrid/ui';
import type { AddressProof } from './addressProof';

interface AddressNoticeProps {
  proof: AddressProof;
  /** What happens with the address. */
  children: ReactNode;
  onRemove: () => void;
}

/** Shows the address that the form will link, and how to leave it out. `Hash` would add its tooltip to the first load of the login. */
export function AddressNotice({ proof, children, onRemove }: AddressNoticeProps) {
  const t = useTranslate();
  return (
    <Alert
      action={
        <Button variant="ghost" size="small" onClick={onRemove}>
          {t('Continue without this address')}
        </Button>
      }
    >
      {children} <bdi dir="ltr">{proof.address}</bdi>
    </Alert>
  );
}
