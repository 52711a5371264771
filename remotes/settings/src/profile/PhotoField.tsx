import { useEffect, useRef, useState } from 'react';
import { useModal, useTranslate } from '@hashgrid/platform';
import { Button, FileField, trashIcon, type FormText } from '@hashgrid/ui';
import { checkPicture, PICTURE_MAX_MB, PICTURE_TYPES } from '../picture/checkPicture';
import { CropDialog } from './CropDialog';
import { loadPicture } from './loadPicture';
import { ProfilePhoto } from './ProfilePhoto';
import type { PhotoChoice } from './usePhotoChoice';

const DIALOG_WIDTH_PX = 440;
const UNREADABLE: FormText = { text: 'We couldn’t read this image.' };

interface PhotoFieldProps {
  photo: PhotoChoice;
  /** What the server said about it. */
  error: readonly string[];
  onChange: () => void;
}

/** Leads a picked file through the crop dialog; what cannot become a photo is refused with its reason. */
function usePhotoPicker(onPhoto: (photo: Blob) => void) {
  const t = useTranslate();
  const modal = useModal();
  const [problem, setProblem] = useState<FormText | null>(null);
  const lastPick = useRef<File>(null);
  useEffect(
    () => () => {
      // A picture that is decoded after the player has left opens nothing.
      lastPick.current = null;
    },
    [],
  );

  const pick = async (file: File) => {
    lastPick.current = file;
    const found = checkPicture(file);
    setProblem(found);
    if (found) return;
    const picture = await loadPicture(file).catch(() => null);
    if (file !== lastPick.current) return picture?.release();
    if (!picture) return setProblem(UNREADABLE);
    const done = (photo: Blob) => {
      modal.dismiss();
      onPhoto(photo);
    };
    modal.open({
      id: 'crop-photo',
      label: t('Crop photo'),
      width: DIALOG_WIDTH_PX,
      content: <CropDialog picture={picture} onDone={done} onClose={modal.dismiss} />,
    });
  };
  return { pick, problem };
}

/** The photo, a way to another one and a way to none. Saved with the rest of the form. */
export function PhotoField({ photo, error, onChange }: PhotoFieldProps) {
  const t = useTranslate();
  const choose = (choice: PhotoChoice['choice']) => {
    photo.choose(choice);
    onChange();
  };
  const { pick, problem } = usePhotoPicker((made) => choose({ kind: 'new', photo: made }));
  const field = useRef<HTMLInputElement>(null);
  const remove = () => {
    choose({ kind: 'none' });
    // The button goes with the photo.
    field.current?.focus();
  };
  const hints = {
    new: t('Save changes to keep this photo.'),
    none: t('Save changes to remove your photo.'),
  };
  const limits = t('JPEG, PNG or WebP, up to %max% MB', { max: PICTURE_MAX_MB });
  const hint = photo.choice ? hints[photo.choice.kind] : limits;
  return (
    <FileField
      ref={field}
      label={t('Photo')}
      accept={PICTURE_TYPES}
      prompt={t('Choose a photo or drop it here')}
      hint={hint}
      error={problem ? [t(problem.text, problem.values)] : error}
      onPick={(file) => void pick(file)}
      actions={
        photo.url !== null && (
          <Button variant="ghost" size="small" icon={trashIcon} onClick={remove}>
            {t('Remove photo')}
          </Button>
        )
      }
    >
      <ProfilePhoto url={photo.url} />
    </FileField>
  );
}
