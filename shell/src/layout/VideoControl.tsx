import { usePreferences, useTranslate } from '@hashgrid/platform';
import { IconButton, pauseIcon, playIcon } from '@hashgrid/ui';
import { useIsVideoAllowed } from './useIsVideoAllowed';

/** Button that pauses and plays the background video; saves the preference. */
export function VideoControl({ isMobile }: { isMobile: boolean }) {
  const t = useTranslate();
  const { preferences, setPreference } = usePreferences();
  if (!useIsVideoAllowed(isMobile)) return null;
  return preferences.video ? (
    <IconButton
      icon={pauseIcon}
      label={t('Pause background video')}
      onClick={() => setPreference('video', false)}
    />
  ) : (
    <IconButton
      icon={playIcon}
      label={t('Play background video')}
      onClick={() => setPreference('video', true)}
    />
  );
}
