import styled from 'styled-components';
import { SubmitButton, useForm } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import {
  Alert,
  Checkbox,
  FocusOnMount,
  media,
  MonoBox,
  Panel,
  space,
  Stack,
  type FormErrors,
} from '@hashgrid/ui';
import { SaveRecoveryCodes } from './SaveRecoveryCodes';

interface RecoveryCodesPanelProps {
  codes: readonly string[];
  /** Called once the player confirms that the codes are saved. */
  onDone: () => void;
}

const Codes = styled.ol`
  display: grid;
  gap: ${space(2)};
  max-inline-size: 480px;
  & > li {
    display: grid;
    text-align: center;
  }
  ${media.xs} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** New recovery codes, which are shown only once. */
export function RecoveryCodesPanel({ codes, onDone }: RecoveryCodesPanelProps) {
  const t = useTranslate();
  const form = useForm<'saved'>({
    fields: ['saved'],
    check: ({ saved }): FormErrors =>
      saved ? {} : { saved: [{ text: 'Confirm that you’ve saved the codes.' }] },
    send: async () => onDone(),
  });
  return (
    <FocusOnMount label={t('Recovery codes')}>
      <Panel title={t('Your recovery codes')}>
        <Stack gap={5}>
          <Alert tone="warn" title={t('Save these codes now. You won’t see them again.')}>
            {t(
              'Each code works once instead of a code from your authenticator app. Keep them somewhere other than your phone.',
            )}
          </Alert>
          <Codes dir="ltr">
            {codes.map((code) => (
              <li key={code}>
                <MonoBox dir="ltr">{code}</MonoBox>
              </li>
            ))}
          </Codes>
          <SaveRecoveryCodes codes={codes} />
          <Stack as="form" gap={4} align="flex-start" {...form.formProps}>
            <Checkbox {...form.field('saved')} label={t('I’ve saved these codes somewhere safe.')} required />
            <SubmitButton form={form} full={false}>
              {t('Done')}
            </SubmitButton>
          </Stack>
        </Stack>
      </Panel>
    </FocusOnMount>
  );
}
