import { useFormat, usePreferences, useTranslate, type Preferences } from '@hashgrid/platform';
import { Amount, Panel, Segmented, Stack, Text } from '@hashgrid/ui';

const EXAMPLE = '1234567.891234';

/** How numbers are written, with an example in the chosen way. */
export function NumberFormatPanel() {
  const t = useTranslate();
  const format = useFormat();
  const { preferences, setPreference } = usePreferences();
  return (
    <Panel title={t('Numbers')}>
      <Stack gap={4}>
        <Segmented
          label={t('Number format')}
          name="numberFormat"
          value={preferences.numberFormat}
          options={[
            { value: 'locale', label: t('As in the language') },
            { value: 'plain', label: t('Plain') },
          ]}
          onChange={(value) => setPreference('numberFormat', value as Preferences['numberFormat'])}
        />
        <Text tone="soft">
          {t('Example:')} <Amount value={format.number(EXAMPLE)} />
        </Text>
      </Stack>
    </Panel>
  );
}
