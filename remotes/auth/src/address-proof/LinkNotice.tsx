import { useEffect, type RefObject } from 'react';
import { useTranslate } from '@hashgrid/platform';
import type { AddressProof } from './addressProof';
import { AddressNotice } from './AddressNotice';
import { useLinkProvenAddress } from './useLinkProvenAddress';

interface LinkNoticeProps {
  proof: AddressProof;
  /** Receives the function that links the address; the form calls it after the login. */
  linkRef: RefObject<(() => Promise<void>) | null>;
  onRemove: () => void;
}

/** Shows the address that the login will link. It is a chunk of its own, so that it adds nothing to other logins. */
export function LinkNotice({ proof, linkRef, onRemove }: LinkNoticeProps) {
  const t = useTranslate();
  const link = useLinkProvenAddress();
  useEffect(() => {
    linkRef.current = link;
  });
  return (
    <AddressNotice proof={proof} onRemove={onRemove}>
      {t('Log in to link this address to your account:')}
    </AddressNotice>
  );
}
