import { useTranslate } from '@hashgrid/platform';
import { Grid, GridItem } from '@hashgrid/ui';
import { SettingsFrame } from '../frame/SettingsFrame';
import { LanguagePanel } from './LanguagePanel';
import { MotionPanel } from './MotionPanel';
import { NumberFormatPanel } from './NumberFormatPanel';

/** `/setting`: how the game looks and speaks on this device. Every choice holds at once. */
export default function GeneralPage() {
  const t = useTranslate();
  return (
    <SettingsFrame title={t('General')} text={t('These choices are kept on this device and hold at once.')}>
      <Grid>
        <GridItem span={6} tablet={6}>
          <LanguagePanel />
        </GridItem>
        <GridItem span={6} tablet={6}>
          <NumberFormatPanel />
        </GridItem>
        <GridItem>
          <MotionPanel />
        </GridItem>
      </Grid>
    </SettingsFrame>
  );
}
