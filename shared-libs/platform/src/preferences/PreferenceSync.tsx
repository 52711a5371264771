import { useEffect } from 'react';
import { useLanguageContext } from '../language/LanguageContext';
import { useSession } from '../session/useSession';
import { usePlatformDispatch } from '../store/platformHooks';
import { syncPreferences } from './syncPreferences';

/** Keeps the choices on this device and on the server the same while somebody is signed in. Draws nothing. */
export function PreferenceSync() {
  const dispatch = usePlatformDispatch();
  const playerId = useSession().user?.id;
  const { followLanguage, localeToKeep } = useLanguageContext();
  useEffect(() => {
    if (playerId) return dispatch(syncPreferences({ followLanguage, localeToKeep }));
  }, [playerId, dispatch, followLanguage, localeToKeep]);
  return null;
}
