import { useEffect } from 'react';
import { useLanguageContext } from '../language/LanguageContext';
import { useSession } from '../session/useSession';
import { usePlatformDispatch } from '../store/platformHooks';
import { syncPreferences } from './syncPreferences';

/** Syncs preferences between this device and the server while a player is logged in. Renders nothing. */
export function PreferenceSync() {
  const dispatch = usePlatformDispatch();
  const playerId = useSession().user?.id;
  const { applyLanguage, getPreferredLocale } = useLanguageContext();
  useEffect(() => {
    if (playerId) return dispatch(syncPreferences({ applyLanguage, getPreferredLocale }));
  }, [playerId, dispatch, applyLanguage, getPreferredLocale]);
  return null;
}
