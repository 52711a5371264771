import { useId } from 'react';
import styled from 'styled-components';
import { useTranslate } from '@hashgrid/platform';
import { focusRing, Text, theme, VisuallyHidden } from '@hashgrid/ui';
import { zoomOf, type Crop } from './crop';
import { CroppedPicture } from './CroppedPicture';
import type { LoadedPicture } from './loadPicture';
import { useCropGestures } from './useCropGestures';

interface CropAreaProps {
  picture: LoadedPicture;
  crop: Crop;
  onChange: (change: (crop: Crop) => Crop) => void;
}

const Square = styled.div`
  position: relative;
  inline-size: min(100%, 340px);
  aspect-ratio: 1;
  margin-inline: auto;
  overflow: hidden;
  border-radius: ${theme.radius.card};
  background: ${theme.color.night};
  cursor: grab;
  touch-action: none;
  &:active {
    cursor: grabbing;
  }
  /* What the round photo leaves out is darkened. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 2px solid ${theme.color.text};
    border-radius: 50%;
    box-shadow: 0 0 0 400px ${theme.color.scrim};
    pointer-events: none;
  }
  ${focusRing}
`;

const share = (part: number) => `${Math.round(part * 100)}%`;

/** Where the square stands, in words, for those who cannot see it. */
function useStanding({ width, height }: LoadedPicture, crop: Crop): string {
  const t = useTranslate();
  return t('%x% from the left, %y% from the top, zoom %zoom%', {
    x: share(crop.x / width),
    y: share(crop.y / height),
    zoom: share(zoomOf(crop, { width, height })),
  });
}

/** The part of a picture that becomes the photo: moved by mouse, finger and arrow keys, zoomed by pinch, wheel and keys. */
export function CropArea({ picture, crop, onChange }: CropAreaProps) {
  const t = useTranslate();
  const helpId = useId();
  const gestures = useCropGestures(picture, onChange);
  const standing = useStanding(picture, crop);
  return (
    <>
      <Square
        {...gestures}
        dir="ltr"
        role="application"
        aria-label={t('Visible part of the photo')}
        aria-describedby={helpId}
        data-autofocus=""
      >
        <CroppedPicture url={picture.url} size={picture} crop={crop} />
      </Square>
      <Text id={helpId} size={14} tone="soft">
        {t('Drag to move. Scroll, pinch or press + and − to zoom.')}
      </Text>
      <VisuallyHidden role="status">{standing}</VisuallyHidden>
    </>
  );
}
