import { useEffect, type RefObject } from 'react';
import { useTranslate } from '@hashgrid/platform';
import type { AddressProof } from './addressProof';
import { AddressNotice } from './AddressNotice';
import { useLinkProvenAddress } from './useLinkProvenAddress';

interface LinkNoticeProps {
  proof: AddressProof;
  /** Receives the function that links the address, for the login to call. */
  linkRef: RefObject<(() => Promise<void>) | null>;
  onRemove: () => void;
}

/** Shows the address that the login will link. Loaded only with a proof, so that no other login pays for it. */
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
