import { useEffect, type RefObject } from 'react';
import { useTranslate } from '@hashgrid/platform';
import type { AddressProof } from './addressProof';
import { AddressNotice } from './AddressNotice';
import { useLinkProvenAddress } from './useLinkProvenAddress';

interface LinkAddressNoticeProps {
  proof: AddressProof;
  /** Links the proven wallet address; set here, and called by the form after login. */
  linkAddressRef: RefObject<(() => Promise<void>) | null>;
  onRemove: () => void;
}

/** Shows the address that the login will link. It is a chunk of its own, so that it adds nothing to other logins. */
export function LinkAddressNotice({ proof, linkAddressRef, onRemove }: LinkAddressNoticeProps) {
  const t = useTranslate();
  const link = useLinkProvenAddress();
  useEffect(() => {
    linkAddressRef.current = link;
  });
  return (
    <AddressNotice proof={proof} onRemove={onRemove}>
      {t('Log in to link this wallet to your account:')}
    </AddressNotice>
  );
}
