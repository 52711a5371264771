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

/** Lets a page be seen by those it is for [G1–G8]. */
export function Guard({ access, children }: GuardProps) {
  const { status } = useSession();
  const { cookies } = usePlatform();
  const isOnTheWay = usePlatformSelector((state) => state.session.goTo !== null);
  const { pathname, search, hash } = useLocation();
  const returnUrl = useReturnUrl();
  if (isOnTheWay) return <PageSpinner />;
  const answer = resolveAccess({
    access,
    status,
    hasUserData: cookies.hasUserData(),
    hasTwoFactorToken: cookies.twoFactor() !== undefined,
    path: pathname + search + hash,
    returnUrl,
  });
  if (answer.kind === 'show') return children;
  if (answer.kind === 'wait') return <PageSpinner />;
  const state = answer.returnUrl ? { returnUrl: answer.returnUrl } : null;
  return <Navigate to={answer.to} state={state} replace />;
}
