import { useRef, useState } from 'react';
import type { ApiErrorBody, Kyc, KycFileKind } from '@hashgrid/contracts';
import { toApiError, useTranslate } from '@hashgrid/platform';
import { Button, FileField, trashIcon, type FormText } from '@hashgrid/ui';
import { checkPicture, PICTURE_MAX_MB, PICTURE_TYPES } from '../picture/checkPicture';
import { useRemoveKycFileMutation, useUploadKycFileMutation } from './kycApi';
import { KycPicture } from './KycPicture';
import { fileOf, isFileMissing } from './kycSteps';
import { fileText } from './kycTexts';

interface KycFileFieldProps {
  kyc: Kyc;
  kind: KycFileKind;
  /** What the step has to say about it. */
  error: readonly string[];
  onChange: () => void;
  /** A picture is on its way, or has arrived or failed. */
  onSending: (isSending: boolean) => void;
}

const refusalOf = ({ errors, message }: ApiErrorBody): FormText => ({ text: errors?.file?.[0] ?? message });

/** Sends and removes one picture, one thing at a time; says why the last try failed. */
function useKycFile({ kind, onSending }: KycFileFieldProps) {
  const [upload, { isLoading: isSending }] = useUploadKycFileMutation();
  const [remove, { isLoading: isRemoving }] = useRemoveKycFileMutation();
  const [problem, setProblem] = useState<FormText | null>(null);

  const run = async (work: () => Promise<unknown>) => {
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(refusalOf(toApiError(error)));
    }
  };
  const send = (file: File) => {
    const found = checkPicture(file);
    if (found) {
      setProblem(found);
      return;
    }
    onSending(true);
    void run(() => upload({ kind, file }).unwrap()).then(() => onSending(false));
  };
  return { send, remove: () => run(() => remove(kind).unwrap()), isSending, isRemoving, problem };
}

/** What stands at the field: why the last try failed, else why a picture is asked for, as long as none is on its way. */
function useErrors({ kyc, kind, error }: KycFileFieldProps, problem: FormText | null, isSending: boolean) {
  const t = useTranslate();
  if (problem) return [t(problem.text, problem.values)];
  if (isSending || !isFileMissing(kyc, kind)) return [];
  const reason = fileOf(kyc, kind)?.reason;
  return reason ? [t('Rejected: %reason%', { reason: t(reason) }), ...error] : error;
}

/** One picture of the check: stored on the server as soon as it is picked. */
export function KycFileField(props: KycFileFieldProps) {
  const { kyc, kind, onChange } = props;
  const t = useTranslate();
  const { send, remove, isSending, isRemoving, problem } = useKycFile(props);
  const field = useRef<HTMLInputElement>(null);
  const file = fileOf(kyc, kind);
  const errors = useErrors(props, problem, isSending);
  const label = t(fileText(kind, kyc.document));
  // What has been before a reviewer is replaced, not taken back.
  const canRemove = file && !isSending && kyc.status === 'draft';
  return (
    <FileField
      ref={field}
      label={label}
      accept={PICTURE_TYPES}
      prompt={file ? t('Replace the photo, or drop a new one here') : t('Choose a photo or drop it here')}
      hint={t('JPEG, PNG or WebP, up to %max% MB', { max: PICTURE_MAX_MB })}
      error={errors}
      busyLabel={isSending ? t('Uploading…') : undefined}
      camera={{ facing: kind === 'selfie' ? 'user' : 'environment', label: t('Take a photo') }}
      onPick={(picked) => {
        onChange();
        send(picked);
      }}
      actions={
        canRemove && (
          <Button
            variant="ghost"
            size="small"
            icon={trashIcon}
            busy={isRemoving}
            aria-label={`${t('Remove photo')}: ${label}`}
            // The button goes with the picture: the focus stays at the field.
            onClick={() => !isRemoving && void remove().then(() => field.current?.focus())}
          >
            {t('Remove photo')}
          </Button>
        )
      }
    >
      {file && <KycPicture file={file} label={label} />}
    </FileField>
  );
}
