import { useTranslate } from '@hashgrid/platform';
import { Grid, GridItem } from '@hashgrid/ui';
import { SettingsFrame } from '../frame/SettingsFrame';
import { LanguagePanel } from './LanguagePanel';
import { MailPanel } from './MailPanel';
import { MotionPanel } from './MotionPanel';
import { NumberFormatPanel } from './NumberFormatPanel';

/** `/setting`: how the game looks and speaks, and what it mails. Every choice holds at once [R11]. */
export default function GeneralPage() {
  const t = useTranslate();
  return (
    <SettingsFrame
      title={t('Settings')}
      text={t('Changes are saved automatically and apply on all your devices.')}
    >
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
        <GridItem>
          <MailPanel />
        </GridItem>
      </Grid>
    </SettingsFrame>
  );
}
