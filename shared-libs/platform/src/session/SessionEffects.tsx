import { useEffect } from 'react';
import { setupListeners } from '@reduxjs/toolkit/query';
import { useLocation, useNavigate } from 'react-router-dom';
import { WALLET_REFRESH_MS } from '@hashgrid/contracts';
import { api } from '../api/api';
import { PreferenceSync } from '../preferences/PreferenceSync';
import { usePlatform } from '../store/PlatformContext';
import { usePlatformDispatch, usePlatformSelector } from '../store/platformHooks';
import { followOtherTabs } from './syncSession';
import { arrived } from './sessionSlice';

/** Leads to where the session says, and tells it on arrival. */
function useDestination(): void {
  const goTo = usePlatformSelector((state) => state.session.goTo);
  const dispatch = usePlatformDispatch();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const isThere = goTo !== null && goTo.to === pathname + search + hash;
  useEffect(() => {
    if (!goTo) return;
    if (isThere) dispatch(arrived());
    else
      void navigate(goTo.to, { replace: true, state: goTo.returnUrl ? { returnUrl: goTo.returnUrl } : null });
  }, [goTo, isThere, dispatch, navigate]);
}

/** Fetches the wallets again each minute while somebody is signed in [A13, K1]; the first time beside the profile. */
function useWalletRefresh(): void {
  const status = usePlatformSelector((state) => state.session.status);
  const { cookies } = usePlatform();
  const isExpected = status === 'loading' && cookies.access() !== undefined;
  api.useGetWalletsQuery(undefined, {
    skip: status !== 'signedIn' && !isExpected,
    pollingInterval: WALLET_REFRESH_MS,
  });
}

/** What goes on as long as the app is open, whatever page is shown. Draws nothing. */
export function SessionEffects() {
  const dispatch = usePlatformDispatch();
  useDestination();
  useWalletRefresh();
  useEffect(() => dispatch(followOtherTabs()), [dispatch]);
  // What failed for want of a network is fetched again when it is back.
  useEffect(() => setupListeners(dispatch), [dispatch]);
  return <PreferenceSync />;
}
