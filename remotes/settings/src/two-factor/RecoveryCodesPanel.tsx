import styled from 'styled-components';
import { useTranslate } from '@hashgrid/platform';
import { Alert, Checkbox, media, Panel, space, Stack, FocusOnMount, SubmitButton } from '@hashgrid/ui';
import { useForm } from '../form/useForm';
import { CodeText } from './CodeText';
import { SaveRecoveryCodes } from './SaveRecoveryCodes';
import { useLeaveWarning } from './useLeaveWarning';

interface RecoveryCodesPanelProps {
  codes: readonly string[];
  /** The player has put them away. */
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

/** Recovery codes, shown this once: they must be acknowledged, and leaving before that warns. */
export function RecoveryCodesPanel({ codes, onDone }: RecoveryCodesPanelProps) {
  const t = useTranslate();
  useLeaveWarning();
  const form = useForm<'kept'>({
    fields: ['kept'],
    check: ({ kept }): { kept?: { text: string }[] } =>
      kept ? {} : { kept: [{ text: 'Confirm that you’ve saved the codes.' }] },
    send: async () => onDone(),
  });
  return (
    <FocusOnMount label={t('Recovery codes')}>
      <Panel title={t('Your recovery codes')}>
        <Stack gap={5}>
          <Alert tone="warn" title={t('Save these codes now. You won’t see them again.')}>
            {t('Each code works once instead of an app code. Keep them somewhere other than your phone.')}
          </Alert>
          <Codes dir="ltr">
            {codes.map((code) => (
              <li key={code}>
                <CodeText dir="ltr">{code}</CodeText>
              </li>
            ))}
          </Codes>
          <SaveRecoveryCodes codes={codes} />
          <Stack as="form" gap={4} align="flex-start" {...form.formProps}>
            <Checkbox {...form.field('kept')} label={t('I’ve saved these codes somewhere safe.')} required />
            <SubmitButton form={form} full={false} waitText="">
              {t('Done')}
            </SubmitButton>
          </Stack>
        </Stack>
      </Panel>
    </FocusOnMount>
  );
}
