import { useTranslate } from '@hashgrid/platform';
import { Button, Hash, isolateBidi, SubmitButton, Text } from '@hashgrid/ui';
import { WalletStep } from '../picker/WalletStep';
import type { WalletOption } from '../wallets/WalletOption';
import type { WalletConnection } from '../WalletState';
import type { SendSignedMessage } from './SignedMessage';
import { useSignIn } from './useSignIn';

interface SignStepProps {
  option: WalletOption;
  connection: WalletConnection;
  failureTitle: string;
  statement: string;
  send: SendSignedMessage;
  onBack: () => void;
}

/** Shown until the wallet has signed the message and the server has accepted it, or with the error that occurred. */
export function SignStep({ option, connection, failureTitle, statement, send, onBack }: SignStepProps) {
  const t = useTranslate();
  const name = isolateBidi(option.name);
  const { form, isSigned, account } = useSignIn({ connection, statement, send });
  const hasFailed = form.alerts.length > 0;
  const progressTitle = isSigned
    ? t('Checking your signature')
    : t('Sign the message in %wallet%', { wallet: name });
  const title = hasFailed ? failureTitle : progressTitle;
  return (
    <form {...form.formProps}>
      <WalletStep
        key={title}
        icon={option.icon}
        title={title}
        text={
          hasFailed
            ? form.alerts.map((text) => <div key={text}>{text}</div>)
            : t('It proves that this address is yours. Signing is free and sends no transaction.')
        }
        busy={!hasFailed}
        failed={hasFailed}
        actions={
          <>
            <Button variant={hasFailed ? 'ghost' : 'secondary'} onClick={onBack}>
              {hasFailed ? t('Choose another wallet') : t('Cancel')}
            </Button>
            {hasFailed && (
              <SubmitButton form={form} waitText={t('You can try again in %time%.')} full={false}>
                {t('Try again')}
              </SubmitButton>
            )}
          </>
        }
      >
        <Text as="div" size={14} tone="soft" style={{ textAlign: 'center' }}>
          <Hash value={account} />
        </Text>
      </WalletStep>
    </form>
  );
}
