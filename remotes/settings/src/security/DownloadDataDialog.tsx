import { ConfirmDialog, saveFile, useForm } from '@hashgrid/app-ui';
import { useModal, useSession, useToast, useTranslate } from '@hashgrid/platform';
import { AccountPasswordField } from '../form/AccountPasswordField';
import { HiddenUsername } from '../form/HiddenUsername';
import { PROOF_FORM, toProof, type ProofField } from '../two-factor/proofForm';
import { ProofFields } from '../two-factor/ProofFields';
import { useExportDataMutation } from './securityApi';

const FILE_NAME = 'my-data.json';

const PASSWORD_FORM: typeof PROOF_FORM = {
  fields: ['password'],
  check: ({ password }) => (password ? {} : { password: [{ text: 'Enter your password.' }] }),
};

/** Asks for the password, and a code with two-factor authentication, before the player's data is downloaded. */
export function DownloadDataDialog() {
  const t = useTranslate();
  const toast = useToast();
  const { dismiss } = useModal();
  const hasTwoFactor = useSession().user?.hasTwoFactor ?? false;
  const [exportData] = useExportDataMutation();
  const form = useForm<ProofField>({
    ...(hasTwoFactor ? PROOF_FORM : PASSWORD_FORM),
    send: async (values) => {
      const { password, code } = toProof(values);
      const file = await exportData({ password, ...(hasTwoFactor && { code }) }).unwrap();
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
      {hasTwoFactor ? (
        <ProofFields form={form} />
      ) : (
        <>
          <HiddenUsername />
          <AccountPasswordField {...form.field('password')} label={t('Password')} data-autofocus="" />
        </>
      )}
    </ConfirmDialog>
  );
}
