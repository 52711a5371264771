import { useEffect } from 'react';
import { setupListeners } from '@reduxjs/toolkit/query';
import { useLocation, useNavigate } from 'react-router-dom';
import { SCREENS, WALLET_REFRESH_MS } from '@hashgrid/contracts';
import { api } from '../api/api';
import { useOutageRecovery } from '../outage/useOutageRecovery';
import { PreferenceSync } from '../preferences/PreferenceSync';
import { usePlatform } from '../store/PlatformContext';
import { usePlatformDispatch, usePlatformSelector } from '../store/platformHooks';
import { syncWithOtherTabs } from './syncSession';
import { redirectCompleted } from './sessionSlice';
import { useReturnUrl } from './useReturnUrl';

/** Navigates to the redirect that the session state holds, then clears it. */
function useRedirect(): void {
  const redirect = usePlatformSelector((state) => state.session.redirect);
  const dispatch = usePlatformDispatch();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const path = pathname + search + hash;
  const returnUrl = useReturnUrl();
  const isAtTarget = redirect !== null && redirect.to === path;
  useEffect(() => {
    if (!redirect) return;
    if (isAtTarget) dispatch(redirectCompleted());
    else
      void navigate(redirect.to, {
        replace: true,
        // A login page has a return URL of its own. The home page is no return URL, as for a guest who opens it.
        state: {
          returnUrl:
            redirect.shouldReturn && path !== SCREENS.home ? (returnUrl ?? path) : redirect.returnUrl,
        },
      });
  }, [redirect, isAtTarget, path, returnUrl, dispatch, navigate]);
}

/** Polls the wallets each minute while logged in; the first request runs in parallel with the profile. */
function useWalletRefresh(): void {
  const status = usePlatformSelector((state) => state.session.status);
  const { cookies } = usePlatform();
  const isRestoring = status === 'loading' && cookies.getAccessToken() !== undefined;
  api.useGetWalletsQuery(undefined, {
    skip: status !== 'loggedIn' && !isRestoring,
    pollingInterval: WALLET_REFRESH_MS,
  });
}

/** Runs the effects that last as long as the app: redirects, polling, tab and preference sync. */
export function SessionEffects() {
  const dispatch = usePlatformDispatch();
  useRedirect();
  useWalletRefresh();
  useOutageRecovery();
  useEffect(() => dispatch(syncWithOtherTabs()), [dispatch]);
  // Refetches failed queries when the network is back.
  useEffect(() => setupListeners(dispatch), [dispatch]);
  return <PreferenceSync />;
}
