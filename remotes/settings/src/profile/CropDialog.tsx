import { useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useTranslate } from '@hashgrid/platform';
import { Alert, Button, ModalCard, RangeField, Stack, theme } from '@hashgrid/ui';
import { MAX_ZOOM, wholeCrop, zoomed, zoomOf } from './crop';
import { CropArea } from './CropArea';
import { CroppedPicture } from './CroppedPicture';
import { drawPhoto } from './drawPhoto';
import type { LoadedPicture } from './loadPicture';

interface CropDialogProps {
  picture: LoadedPicture;
  /** Takes the finished photo. */
  onDone: (photo: Blob) => void;
  onClose: () => void;
}

const Preview = styled.div`
  flex: none;
  inline-size: 72px;
  block-size: 72px;
  overflow: hidden;
  border: 1px solid ${theme.color.divider};
  border-radius: 50%;
`;

const Zoom = styled(RangeField)`
  flex: 1;
`;

/** Content of the dialog in which a picture is cropped to a square. */
export function CropDialog({ picture, onDone, onClose }: CropDialogProps) {
  const t = useTranslate();
  const [crop, setCrop] = useState(() => wholeCrop(picture));
  const [hasFailed, setFailed] = useState(false);
  const isDrawing = useRef(false);
  const zoom = zoomOf(crop, picture);
  useEffect(() => picture.release, [picture]);

  const use = useCallback(async () => {
    if (isDrawing.current) return;
    isDrawing.current = true;
    try {
      onDone(await drawPhoto(picture.image, crop));
    } catch {
      isDrawing.current = false;
      setFailed(true);
    }
  }, [picture, crop, onDone]);

  return (
    <ModalCard
      title={t('Crop photo')}
      onClose={onClose}
      closeLabel={t('Close')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button onClick={() => void use()}>{t('Use this photo')}</Button>
        </>
      }
    >
      {hasFailed && <Alert tone="error">{t('We couldn’t process this photo. Try another one.')}</Alert>}
      <CropArea picture={picture} crop={crop} onChange={setCrop} />
      <Stack row gap={4}>
        <Preview dir="ltr" aria-hidden>
          <CroppedPicture url={picture.url} size={picture} crop={crop} />
        </Preview>
        <Zoom
          label={t('Zoom')}
          name="zoom"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          onChange={({ target }) => setCrop((current) => zoomed(current, picture, Number(target.value)))}
        />
      </Stack>
    </ModalCard>
  );
}
