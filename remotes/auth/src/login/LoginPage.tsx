import { useEffect, useRef, useState } from 'react';
import { SCREENS } from '@hashgrid/contracts';
import {
  AppLink,
  cleanReturnUrl,
  useBootstrap,
  usePrefetch,
  useReturnUrl,
  useTranslate,
} from '@hashgrid/platform';
import { Alert } from '@hashgrid/ui';
import { clearAddressProof, readAddressProof } from '../address-proof/addressProof';
import { LazyLinkAddressNotice } from '../address-proof/LazyLinkAddressNotice';
import { ForgotPasswordLink } from '../forgot-password/ForgotPasswordLink';
import { AuthLayout } from '../layout/AuthLayout';
import { withReturnUrl } from '../navigation/withReturnUrl';
import { clearLoginNotice, readLoginNotice } from './loginNotice';
import { areCookiesEnabled } from './areCookiesEnabled';
import { LoginForm } from './LoginForm';
import { WalletLoginButton } from './WalletLoginButton';

/** `/login` */
export default function LoginPage() {
  const t = useTranslate();
  const { gameName } = useBootstrap();
  const [notice] = useState(readLoginNotice);
  /** Links the proven wallet address; called by the form after login. */
  const linkAddressRef = useRef<(() => Promise<void>) | null>(null);
  const [proof, setProof] = useState(() => readAddressProof('link'));
  useEffect(clearLoginNotice, []);
  const returnUrl = useReturnUrl() ?? cleanReturnUrl(notice?.returnUrl);
  usePrefetch(returnUrl ?? SCREENS.dashboard);
  return (
    <AuthLayout
      hasPitch
      title={t('Log in')}
      text={
        <>
          <div>{returnUrl ? t('Log in to continue.') : t('Welcome back.')}</div>
          {/* On phones, the pitch is below the form, so the heading says what the game is. */}
          {t('Build a mining farm, earn ORE every block, trade with friends.')}
        </>
      }
      footer={
        <>
          {t('New to %game%?', { game: gameName })}{' '}
          <AppLink to={withReturnUrl(SCREENS.signUp, returnUrl)}>{t('Create an account')}</AppLink>
        </>
      }
    >
      {!areCookiesEnabled() && (
        <Alert tone="warn">
          {t('Your browser is blocking cookies. Allow cookies for this site to log in.')}
        </Alert>
      )}
      {proof && (
        <LazyLinkAddressNotice
          proof={proof}
          linkAddressRef={linkAddressRef}
          onRemove={() => {
            clearAddressProof();
            setProof(null);
          }}
        />
      )}
      <LoginForm returnUrl={returnUrl} notice={notice?.text} linkAddressRef={linkAddressRef} />
      <ForgotPasswordLink returnUrl={returnUrl} />
      <WalletLoginButton returnUrl={returnUrl} onLink={setProof} />
    </AuthLayout>
  );
}
