import { useEffect, useRef, useState } from 'react';
import type { ApiErrorBody } from '@hashgrid/contracts';
import { toApiError, useTranslate } from '@hashgrid/platform';
import { useForm } from '@hashgrid/ui';
import { describeWalletError } from '../errors/describeWalletError';
import { toWalletError } from '../errors/toWalletError';
import { WalletError } from '../errors/WalletError';
import { useWallet } from '../session/useWallet';
import { walletStore } from '../session/walletStore';
import type { WalletConnection, WalletState } from '../WalletState';
import { createSignInMessage } from '../createSignInMessage';
import { useGetNonceMutation } from './signInApi';
import type { SendSignedMessage } from './SignedMessage';

interface SignInOptions {
  connection: WalletConnection;
  statement: string;
  send: SendSignedMessage;
}

const toErrorBody = (error: unknown): ApiErrorBody =>
  error instanceof WalletError ? { statusCode: 0, message: describeWalletError(error) } : toApiError(error);

/** Returns the account that the wallet signs with: the player may have switched to another one since it connected. */
const findAccount = (state: WalletState, connection: WalletConnection) =>
  state.status === 'connected' ? state.account : connection.account;

/**
 * Asks the wallet for a signature and sends it, once when the component mounts and again at each submit of its form. Every attempt
 * uses a new nonce, because the server accepts each once. A signature that comes after the component has unmounted is not sent.
 */
export function useSignIn({ connection, statement, send }: SignInOptions) {
  const translate = useTranslate();
  const wallet = useWallet();
  const [getNonce] = useGetNonceMutation();
  const [isSigned, setIsSigned] = useState(false);
  const isMounted = useRef(true);

  const sign = async (message: string) => {
    try {
      return await wallet.signMessage(message);
    } catch (error) {
      throw toWalletError(error);
    }
  };

  const form = useForm<never, ApiErrorBody>(
    {
      fields: [],
      send: async () => {
        setIsSigned(false);
        const { nonce, issuedAt } = await getNonce().unwrap();
        if (!isMounted.current) return;
        const address = findAccount(walletStore.read(), connection);
        const { host: domain, origin: uri } = window.location;
        const message = createSignInMessage({
          address,
          chainId: connection.chain.id,
          nonce,
          domain,
          uri,
          statement,
          // The server's time, because the device's clock may be wrong.
          issuedAt: new Date(issuedAt),
        });
        const signature = await sign(message);
        if (!isMounted.current) return;
        setIsSigned(true);
        await send({ address, message, signature });
      },
    },
    { translate, toErrorBody },
  );

  const { formRef } = form;
  useEffect(() => {
    isMounted.current = true;
    formRef.current?.requestSubmit();
    return () => {
      isMounted.current = false;
    };
  }, [formRef]);

  return { form, isSigned, account: findAccount(wallet.state, connection) };
}
