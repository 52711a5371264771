import styled from 'styled-components';
import type { Crop, ImageSize } from './crop';

interface CroppedImageProps {
  url: string;
  size: ImageSize;
  crop: Crop;
}

const StyledImage = styled.img`
  display: block;
  max-inline-size: none;
  user-select: none;
  pointer-events: none;
`;

const toPercent = (part: number) => `${part * 100}%`;

/** Fills a square box of any width with the crop of an image. The box must be `dir="ltr"` and hide its overflow. */
export function CroppedImage({ url, size, crop }: CroppedImageProps) {
  const [x, y] = [toPercent(-crop.x / size.width), toPercent(-crop.y / size.height)];
  return (
    <StyledImage
      src={url}
      alt=""
      draggable={false}
      style={{ width: toPercent(size.width / crop.side), transform: `translate(${x}, ${y})` }}
    />
  );
}
