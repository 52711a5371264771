import styled from 'styled-components';
import type { Crop, PictureSize } from './crop';

interface CroppedPictureProps {
  url: string;
  size: PictureSize;
  crop: Crop;
}

const Picture = styled.img`
  display: block;
  max-inline-size: none;
  user-select: none;
  pointer-events: none;
`;

const percent = (part: number) => `${part * 100}%`;

/** Fills a square box, whatever its width, with the crop of a picture. The box reads left to right and cuts off. */
export function CroppedPicture({ url, size, crop }: CroppedPictureProps) {
  const [x, y] = [percent(-crop.x / size.width), percent(-crop.y / size.height)];
  return (
    <Picture
      src={url}
      alt=""
      draggable={false}
      style={{ width: percent(size.width / crop.side), transform: `translate(${x}, ${y})` }}
    />
  );
}
