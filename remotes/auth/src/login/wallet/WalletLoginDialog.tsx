import { useState } from 'react';
import { ERROR_CODES, SCREENS } from '@hashgrid/contracts';
import { toApiError, useLogIn, useModal, useTranslate } from '@hashgrid/platform';
import type { SendSignedMessage, SignInDialog as SignInDialogType } from '@hashgrid/wallet';
import type { AddressProof } from '../../address-proof/addressProof';
import { clearEmailDraft } from '../../credentials/emailDraft';
import { clearPendingSignUp } from '../../sign-up/pendingSignUp';
import { UnknownAddressDialog } from './UnknownAddressDialog';
import { useLogInWithSignatureMutation } from './walletLoginApi';

interface WalletLoginDialogProps {
  /** `@hashgrid/wallet`, loaded by the click that opened the dialog. */
  wallet: { SignInDialog: typeof SignInDialogType };
  returnUrl: string | null;
  /** Called when the player chooses to log in with credentials and link the address. */
  onLink: (proof: AddressProof) => void;
}

/** Content of the modal that logs in with a wallet; for an address without an account, it offers to sign up with it or link it. */
export function WalletLoginDialog({ wallet: { SignInDialog }, returnUrl, onLink }: WalletLoginDialogProps) {
  const t = useTranslate();
  const { dismiss } = useModal();
  const logIn = useLogIn();
  const [submitSignature] = useLogInWithSignatureMutation();
  const [proof, setProof] = useState<AddressProof>();

  const send: SendSignedMessage = async ({ address, message, signature }) => {
    try {
      const tokens = await submitSignature({ message, signature }).unwrap();
      await logIn(tokens, { landing: SCREENS.miningNode, returnUrl });
      clearPendingSignUp();
      if (tokens.accessToken) clearEmailDraft();
      dismiss();
    } catch (error) {
      const { statusCode, data } = toApiError(error);
      if (statusCode !== ERROR_CODES.addressNotLinked || !data) throw error;
      setProof({ address, ...data });
    }
  };

  if (proof) return <UnknownAddressDialog proof={proof} returnUrl={returnUrl} onLink={onLink} />;
  return (
    <SignInDialog
      title={t('Log in with wallet')}
      failureTitle={t('Couldn’t log in')}
      // Not translated: it is part of the signed message, which is in English.
      statement="Log in with this address. Signing is free and sends no transaction."
      send={send}
      onClose={dismiss}
    />
  );
}
