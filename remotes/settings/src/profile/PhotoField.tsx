import { useEffect, useRef, useState } from 'react';
import { useModal, useTranslate } from '@hashgrid/platform';
import { Button, FileField, trashIcon, type FormText } from '@hashgrid/ui';
import { validateImage, IMAGE_MAX_MB, IMAGE_TYPES } from '../image/validateImage';
import { CropDialog } from './CropDialog';
import { loadImage } from './loadImage';
import { ProfilePhoto } from './ProfilePhoto';
import type { PhotoChoice } from './usePhotoChoice';

const DIALOG_WIDTH_PX = 440;
const UNREADABLE: FormText = { text: 'We couldn’t read this image.' };

interface PhotoFieldProps {
  photo: PhotoChoice;
  /** The server's errors for the photo. */
  error: readonly string[];
  onChange: () => void;
}

/** Opens the crop dialog for a picked file; holds the reason why an unusable file was rejected. */
function usePhotoPicker(onPhoto: (photo: Blob) => void) {
  const t = useTranslate();
  const modal = useModal();
  const [problem, setProblem] = useState<FormText | null>(null);
  const lastPick = useRef<File>(null);
  useEffect(
    () => () => {
      // An image that is decoded after unmount must not open the dialog.
      lastPick.current = null;
    },
    [],
  );

  const pick = async (file: File) => {
    lastPick.current = file;
    const validationError = validateImage(file);
    setProblem(validationError);
    if (validationError) return;
    const image = await loadImage(file).catch(() => null);
    if (file !== lastPick.current) return image?.release();
    if (!image) return setProblem(UNREADABLE);
    modal.open({
      id: 'crop-photo',
      label: t('Crop photo'),
      width: DIALOG_WIDTH_PX,
      content: <CropDialog image={image} onDone={onPhoto} />,
    });
  };
  return { pick, problem, clearProblem: () => setProblem(null) };
}

/** Field that selects, crops or removes the profile photo; the choice is saved with the rest of the form. */
export function PhotoField({ photo, error, onChange }: PhotoFieldProps) {
  const t = useTranslate();
  const choose = (choice: PhotoChoice['choice']) => {
    photo.choose(choice);
    onChange();
  };
  const { pick, problem, clearProblem } = usePhotoPicker((cropped) =>
    choose({ kind: 'new', photo: cropped }),
  );
  const field = useRef<HTMLInputElement>(null);
  const handleRemove = () => {
    clearProblem();
    choose({ kind: 'none' });
    // The focused button disappears with the photo, so the field takes the focus.
    field.current?.focus();
  };
  const hints = {
    new: t('Save changes to keep this photo.'),
    none: t('Save changes to remove your photo.'),
  };
  const limits = t('JPEG, PNG or WebP, up to %max% MB', { max: IMAGE_MAX_MB });
  const hint = photo.choice ? hints[photo.choice.kind] : limits;
  return (
    <FileField
      ref={field}
      label={t('Photo')}
      accept={IMAGE_TYPES}
      prompt={
        photo.url === null
          ? t('Choose a photo or drop it here')
          : t('Replace the photo, or drop a new one here')
      }
      hint={hint}
      error={problem ? [t(problem.text, problem.values)] : error}
      onPick={(file) => void pick(file)}
      actions={
        photo.url !== null && (
          <Button variant="ghost" size="small" icon={trashIcon} onClick={handleRemove}>
            {t('Remove photo')}
          </Button>
        )
      }
    >
      <ProfilePhoto url={photo.url} />
    </FileField>
  );
}
