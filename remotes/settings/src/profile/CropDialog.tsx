import { useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { isOnScreen, usePercentSign } from '@hashgrid/app-ui';
import { useModal, useTranslate } from '@hashgrid/platform';
import { Alert, Button, ModalCard, RangeField, Stack, theme } from '@hashgrid/ui';
import { MAX_ZOOM, createInitialCrop, zoomCrop, getZoom } from './crop';
import { CropArea } from './CropArea';
import { CroppedImage } from './CroppedImage';
import { drawPhoto } from './drawPhoto';
import type { LoadedImage } from './loadImage';

interface CropDialogProps {
  image: LoadedImage;
  /** Called with the cropped photo. */
  onDone: (photo: Blob) => void;
}

const Preview = styled.div`
  flex: none;
  inline-size: 72px;
  block-size: 72px;
  overflow: hidden;
  border: 1px solid ${theme.color.divider};
  border-radius: 50%;
`;

const ZoomField = styled(RangeField)`
  flex: 1;
`;

/** Content of the dialog that crops an image to a square. */
export function CropDialog({ image, onDone }: CropDialogProps) {
  const t = useTranslate();
  const percentSign = usePercentSign();
  const { dismiss } = useModal();
  const [crop, setCrop] = useState(() => createInitialCrop(image));
  const [hasFailed, setFailed] = useState(false);
  const isDrawing = useRef(false);
  const isClosed = useRef(false);
  const card = useRef<HTMLDivElement>(null);
  const zoom = getZoom(crop, image);
  useEffect(
    () => () => {
      isClosed.current = true;
      image.release();
    },
    [image],
  );

  const close = useCallback(() => {
    isClosed.current = true;
    dismiss();
  }, [dismiss]);

  const handleUse = useCallback(async () => {
    if (isDrawing.current) return;
    isDrawing.current = true;
    try {
      const photo = await drawPhoto(image.element, crop);
      // Escape dismisses the dialog without `close`.
      if (isClosed.current || !isOnScreen(card.current)) return;
      close();
      onDone(photo);
    } catch {
      isDrawing.current = false;
      setFailed(true);
    }
  }, [image, crop, close, onDone]);

  return (
    <ModalCard
      ref={card}
      title={t('Crop photo')}
      onClose={close}
      closeLabel={t('Close')}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            {t('Cancel')}
          </Button>
          <Button onClick={() => void handleUse()}>{t('Crop photo')}</Button>
        </>
      }
    >
      {hasFailed && <Alert tone="error">{t('We couldn’t process this photo. Try another one.')}</Alert>}
      <CropArea image={image} crop={crop} onChange={setCrop} />
      <Stack row gap={4}>
        <Preview dir="ltr" aria-hidden>
          <CroppedImage url={image.url} size={image} crop={crop} />
        </Preview>
        <ZoomField
          label={t('Zoom')}
          name="zoom"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)}${percentSign}`}
          onChange={({ target }) => setCrop((current) => zoomCrop(current, image, Number(target.value)))}
        />
      </Stack>
    </ModalCard>
  );
}
