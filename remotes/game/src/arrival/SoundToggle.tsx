import { useState } from 'react';
import { useTranslate } from '@hashgrid/platform';
import { IconButton, soundIcon, soundOffIcon } from '@hashgrid/ui';
import { areSoundsOn, storeSounds } from './blockSound';

/** Turns block sounds on and off on this device. */
export function SoundToggle() {
  const t = useTranslate();
  const [isOn, setIsOn] = useState(areSoundsOn);
  const handleClick = () => {
    storeSounds(!isOn);
    setIsOn(!isOn);
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
