import { usePreferences, useTranslate, type Preferences } from '@hashgrid/platform';
import { Grid, Panel, SegmentedControl, Switch } from '@hashgrid/ui';

/** Settings of animations and background video; reduced animations pause the video too. */
export function MotionPanel() {
  const t = useTranslate();
  const { preferences, setPreference } = usePreferences();
  const isReduced = preferences.motion === 'reduced';
  return (
    <Panel title={t('Motion')}>
      <Grid min={280}>
        <SegmentedControl
          label={t('Animations')}
          name="motion"
          value={preferences.motion}
          options={[
            { value: 'system', label: t('Use device setting') },
            { value: 'full', label: t('On') },
            { value: 'reduced', label: t('Reduced') },
          ]}
          onChange={(value) => setPreference('motion', value as Preferences['motion'])}
        />
        <Switch
          label={t('Background video')}
          name="video"
          hint={
            isReduced
              ? t('Paused while animations are reduced.')
              : t('Turned off automatically on slow or metered connections.')
          }
          checked={preferences.video}
          onChange={(event) => setPreference('video', event.target.checked)}
        />
      </Grid>
    </Panel>
  );
}
