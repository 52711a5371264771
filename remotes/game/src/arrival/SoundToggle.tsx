import { useEffect, useState } from 'react';
import { useTranslate } from '@hashgrid/platform';
import { IconButton, soundIcon, soundOffIcon } from '@hashgrid/ui';
import { areSoundsOn, playSample, resumeSound, saveSoundPreference } from './blockSound';
import { useIsMotionReduced } from './useIsMotionReduced';

/** Turns block sounds on, with a sample, and off on this device. */
export function SoundToggle() {
  const t = useTranslate();
  const [isOn, setIsOn] = useState(areSoundsOn);
  const isReduced = useIsMotionReduced();
  useEffect(() => {
    if (!isOn) return undefined;
    // Sounds that were turned on at an earlier visit start with the first click on the page.
    const handleDocumentClick = () => void resumeSound();
    document.addEventListener('click', handleDocumentClick);
    return () => document.removeEventListener('click', handleDocumentClick);
  }, [isOn]);
  const handleClick = () => {
    saveSoundPreference(!isOn);
    setIsOn(!isOn);
    if (!isOn && !isReduced) void playSample();
  };
  return (
    <IconButton
      icon={isOn ? soundIcon : soundOffIcon}
      label={t('Block sounds')}
      aria-pressed={isOn}
      onClick={handleClick}
    />
  );
}
