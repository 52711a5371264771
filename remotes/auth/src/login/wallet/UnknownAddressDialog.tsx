import { useNavigate } from 'react-router-dom';
import { SCREENS } from '@hashgrid/contracts';
import { useModal, useTranslate } from '@hashgrid/platform';
import { Button, FocusOnMount, ModalCard, MonoBox, Stack } from '@hashgrid/ui';
import { saveAddressProof, type AddressProof, type AddressPurpose } from '../../address-proof/addressProof';
import { withReturnUrl } from '../../navigation/withReturnUrl';

interface UnknownAddressDialogProps {
  proof: AddressProof;
  returnUrl: string | null;
  /** Called when the player chooses to log in with credentials and link the address. */
  onLink: (proof: AddressProof) => void;
}

/** Offers to create an account with an address that has none, or to link it to the player's account. */
export function UnknownAddressDialog({ proof, returnUrl, onLink }: UnknownAddressDialogProps) {
  const t = useTranslate();
  const { dismiss } = useModal();
  const navigate = useNavigate();
  const title = t('This wallet isn’t linked to an account');

  const saveAndClose = (purpose: AddressPurpose) => {
    saveAddressProof(proof, purpose);
    dismiss();
  };
  const signUp = () => {
    saveAndClose('signUp');
    void navigate(withReturnUrl(SCREENS.signUp, returnUrl));
  };
  const link = () => {
    saveAndClose('link');
    onLink(proof);
  };

  return (
    <FocusOnMount label={title}>
      <ModalCard
        title={title}
        text={t('Create an account with it, or log in and link it to your account.')}
        onClose={dismiss}
        closeLabel={t('Close')}
      >
        <MonoBox dir="ltr">{proof.address}</MonoBox>
        <Stack gap={3}>
          <Button full onClick={signUp}>
            {t('Sign up')}
          </Button>
          <Button full variant="secondary" onClick={link}>
            {t('Log in and link it')}
          </Button>
        </Stack>
      </ModalCard>
    </FocusOnMount>
  );
}
