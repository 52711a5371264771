import styled from 'styled-components';
import { Interpolate } from '@hashgrid/app-ui';
import { useFormat, usePreferences, useTranslate, type Preferences } from '@hashgrid/platform';
import { Amount, Panel, SegmentedControl, space, Stack, theme } from '@hashgrid/ui';

const EXAMPLE = '1234567.891234';

/** An output, whose changes screen readers announce. */
const Example = styled.output`
  padding: ${space(3)} ${space(4)};
  border-inline-start: 2px solid ${theme.color.brand};
  background: ${theme.color.night};
  color: ${theme.color.textSoft};
`;

/** Selection of the number format, with an example. */
export function NumberFormatPanel() {
  const t = useTranslate();
  const format = useFormat();
  const { preferences, setPreference } = usePreferences();
  return (
    <Panel title={t('Number format')}>
      <Stack gap={4}>
        <SegmentedControl
          label={t('Number format')}
          hideLabel
          name="numberFormat"
          value={preferences.numberFormat}
          options={[
            { value: 'locale', label: t('Match language') },
            { value: 'plain', label: t('Plain (1234567.89)') },
          ]}
          onChange={(value) => setPreference('numberFormat', value as Preferences['numberFormat'])}
        />
        <Example>
          <Interpolate
            text={t('Example: %number%')}
            values={{ number: <Amount value={format.number(EXAMPLE)} /> }}
          />
        </Example>
      </Stack>
    </Panel>
  );
}
