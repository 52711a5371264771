import styled from 'styled-components';
import { useTranslate } from '@hashgrid/platform';
import { Alert, Checkbox, media, Panel, space, Stack, StepFocus, SubmitButton } from '@hashgrid/ui';
import { useForm } from '../form/useForm';
import { CodeText } from './CodeText';
import { KeepCodes } from './KeepCodes';
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
      kept ? {} : { kept: [{ text: 'Confirm that you have kept the codes.' }] },
    send: async () => onDone(),
  });
  return (
    <StepFocus label={t('Recovery codes')}>
      <Panel title={t('Your recovery codes')}>
        <Stack gap={5}>
          <Alert tone="warn" title={t('You see these codes only now')}>
            {t('Each of them works once in place of a code from the app. Keep them apart from your phone.')}
          </Alert>
          <Codes dir="ltr">
            {codes.map((code) => (
              <li key={code}>
                <CodeText dir="ltr">{code}</CodeText>
              </li>
            ))}
          </Codes>
          <KeepCodes codes={codes} />
          <Stack as="form" gap={4} align="flex-start" {...form.formProps}>
            <Checkbox
              {...form.field('kept')}
              label={t('I have kept these codes in a safe place.')}
              required
            />
            <SubmitButton form={form} full={false} waitText="">
              {t('Done')}
            </SubmitButton>
          </Stack>
        </Stack>
      </Panel>
    </StepFocus>
  );
}
