import { useRef, useState, type RefObject } from 'react';
import { useMissedFailureToast } from '@hashgrid/app-ui';
import type { ApiErrorBody, Kyc, KycFileKind } from '@hashgrid/contracts';
import { toApiError, useTranslate } from '@hashgrid/platform';
import { Button, FileField, trashIcon, type FormText } from '@hashgrid/ui';
import { validateImage, IMAGE_MAX_MB, IMAGE_TYPES } from '../image/validateImage';
import { useRemoveKycFileMutation, useUploadKycFileMutation } from './kycApi';
import { KycImage } from './KycImage';
import { findFile, isFileMissing } from './kycSteps';
import { getFileText } from './kycTexts';

interface KycFileFieldProps {
  kyc: Kyc;
  kind: KycFileKind;
  /** Errors of the step's form. */
  error: readonly string[];
  onChange: () => void;
  /** Called when an upload starts and when it ends. */
  onUploadingChange: (isUploading: boolean) => void;
}

const toRejectionText = ({ errors, message }: ApiErrorBody): FormText => ({
  text: errors?.file?.[0] ?? message,
});

/**
 * Uploads and removes an image, and holds the error of the last choice or removal. Shows the error as a toast once the field is
 * no longer on the screen.
 */
function useKycFile({ kind, onUploadingChange }: KycFileFieldProps, field: RefObject<Element | null>) {
  const showMissedFailure = useMissedFailureToast();
  const [upload] = useUploadKycFileMutation();
  const [remove, { isLoading: isRemoving }] = useRemoveKycFileMutation();
  /** Also while the upload waits for a removal. */
  const [isUploading, setIsUploading] = useState(false);
  const [problem, setProblem] = useState<FormText | null>(null);

  /** The last request; the next one waits for it, because a removal must not delete the image that is uploaded next. */
  const lastRequest = useRef(Promise.resolve());

  const sendRequest = (request: () => Promise<unknown>) => {
    lastRequest.current = lastRequest.current.then(async () => {
      setProblem(null);
      try {
        await request();
      } catch (caught) {
        const error = toApiError(caught);
        setProblem(toRejectionText(error));
        showMissedFailure(error, field.current);
      }
    });
    return lastRequest.current;
  };
  const handleUploadingChange = (next: boolean) => {
    setIsUploading(next);
    onUploadingChange(next);
  };
  const handlePick = (file: File) => {
    const validationError = validateImage(file);
    if (validationError) {
      setProblem(validationError);
      return;
    }
    handleUploadingChange(true);
    void sendRequest(() => upload({ kind, file }).unwrap()).then(() => handleUploadingChange(false));
  };
  return {
    upload: handlePick,
    remove: () => sendRequest(() => remove(kind).unwrap()),
    isUploading,
    isRemoving,
    problem,
  };
}

/** Returns the field's errors: the problem of the last choice or removal, or else why an image is required. */
function useErrors({ kyc, kind, error }: KycFileFieldProps, problem: FormText | null, isUploading: boolean) {
  const t = useTranslate();
  if (problem) return [t(problem.text, problem.values)];
  if (isUploading || !isFileMissing(kyc, kind)) return [];
  const reason = findFile(kyc, kind)?.reason;
  return reason ? [t('Rejected: %reason%', { reason: t(reason) }), ...error] : error;
}

/** One image of the verification, uploaded as soon as it is picked. */
export function KycFileField(props: KycFileFieldProps) {
  const { kyc, kind, onChange } = props;
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const { upload, remove, isUploading, isRemoving, problem } = useKycFile(props, field);
  const file = findFile(kyc, kind);
  const errors = useErrors(props, problem, isUploading);
  const label = t(getFileText(kind, kyc.document));
  // Once reviewed, an image can be replaced but not removed.
  const canRemove = file && !isUploading && kyc.status === 'draft';
  return (
    <FileField
      ref={field}
      label={label}
      accept={IMAGE_TYPES}
      prompt={file ? t('Replace the photo, or drop a new one here') : t('Choose a photo or drop it here')}
      hint={t('JPEG, PNG or WebP, up to %max% MB', { max: IMAGE_MAX_MB })}
      error={errors}
      busyLabel={isUploading ? t('Uploading…') : undefined}
      camera={{ facing: kind === 'selfie' ? 'user' : 'environment', label: t('Take a photo') }}
      onPick={(picked) => {
        onChange();
        upload(picked);
      }}
      actions={
        canRemove && (
          <Button
            variant="ghost"
            size="small"
            icon={trashIcon}
            busy={isRemoving}
            aria-label={`${t('Remove photo')}: ${label}`}
            // The focused button disappears with the image, so the field takes the focus.
            onClick={() => void remove().then(() => field.current?.focus())}
          >
            {t('Remove photo')}
          </Button>
        )
      }
    >
      {file && <KycImage file={file} label={label} />}
    </FileField>
  );
}
