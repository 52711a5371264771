import { useId } from 'react';
import styled from 'styled-components';
import { usePercentSign } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { focusRing, Text, theme, VisuallyHidden } from '@hashgrid/ui';
import { getZoom, type Crop } from './crop';
import { CroppedImage } from './CroppedImage';
import type { LoadedImage } from './loadImage';
import { useCropGestures } from './useCropGestures';

interface CropAreaProps {
  image: LoadedImage;
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
  /* Darkens the part outside the round photo. */
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

/** Returns the crop's position and zoom as text for screen readers. */
function useCropDescription({ width, height }: LoadedImage, crop: Crop): string {
  const t = useTranslate();
  const percentSign = usePercentSign();
  const toPercent = (part: number) => `${Math.round(part * 100)}${percentSign}`;
  return t('%x% from the left, %y% from the top, zoom %zoom%', {
    x: toPercent(crop.x / width),
    y: toPercent(crop.y / height),
    zoom: toPercent(getZoom(crop, { width, height })),
  });
}

/**
 * Area in which the player selects the part of an image that becomes the photo: dragging and arrow keys move the image; pinching, the
 * wheel, + and − zoom it.
 */
export function CropArea({ image, crop, onChange }: CropAreaProps) {
  const t = useTranslate();
  const helpId = useId();
  const gestures = useCropGestures(image, onChange);
  const description = useCropDescription(image, crop);
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
        <CroppedImage url={image.url} size={image} crop={crop} />
      </Square>
      <Text id={helpId} size={14} tone="soft">
        {t('Drag to move. Scroll, pinch or press + and − to zoom.')}
      </Text>
      <VisuallyHidden role="status">{description}</VisuallyHidden>
    </>
  );
}
