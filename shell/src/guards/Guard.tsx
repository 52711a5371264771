import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Access } from '@hashgrid/contracts';
import { useReturnUrl, useSession } from '@hashgrid/platform';
import { usePlatform, usePlatformSelector } from '@hashgrid/platform/host';
import { PageSpinner } from '../layout/PageSpinner';
import { resolveAccess } from './resolveAccess';

interface GuardProps {
  access?: Access;
  children: ReactNode;
}

/** Shows a page only to visitors who may access it and redirects others. */
export function Guard({ access, children }: GuardProps) {
  const { status } = useSession();
  const { cookies } = usePlatform();
  const isRedirecting = usePlatformSelector((state) => state.session.redirect !== null);
  const { pathname, search, hash } = useLocation();
  const returnUrl = useReturnUrl();
  if (isRedirecting) return <PageSpinner />;
  const decision = resolveAccess({
    access,
    status,
    hasUserData: cookies.hasUserData(),
    hasTwoFactorToken: cookies.getTwoFactorToken() !== undefined,
    path: pathname + search + hash,
    returnUrl,
  });
  if (decision.kind === 'show') return children;
  if (decision.kind === 'wait') return <PageSpinner />;
  const state = decision.returnUrl ? { returnUrl: decision.returnUrl } : null;
  return <Navigate to={decision.to} state={state} replace />;
}
