import { ConfirmDialog, isOnScreen, saveFile } from '@hashgrid/app-ui';
import { useModal, useToast, useTranslate } from '@hashgrid/platform';
import { ProofFields } from '../two-factor/ProofFields';
import { useOwnerProofForm } from '../two-factor/useOwnerProofForm';
import { useExportDataMutation } from './securityApi';

const FILE_NAME = 'my-data.json';

/** Asks for the password, and a two-factor code if two-factor authentication is on, before downloading the player's data. */
export function DownloadDataDialog() {
  const t = useTranslate();
  const toast = useToast();
  const { dismiss } = useModal();
  const [exportData] = useExportDataMutation();
  const form = useOwnerProofForm<never>({
    send: async (proof) => {
      const file = await exportData(proof).unwrap();
      // The player may have canceled during the request.
      if (!isOnScreen(form.formRef.current)) return;
      saveFile(FILE_NAME, file);
      dismiss();
      toast.success(t('Your data has been downloaded.'));
    },
  });
  return (
    <ConfirmDialog
      title={t('Download your data?')}
      text={t(
        'The file contains private information. Keep it in a safe place and delete it when you no longer need it.',
      )}
      form={form}
      confirm={t('Download')}
    >
      <ProofFields form={form} />
    </ConfirmDialog>
  );
}
