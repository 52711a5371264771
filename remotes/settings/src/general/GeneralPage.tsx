import { useSession, useTranslate } from '@hashgrid/platform';
import { Grid, GridItem, Skeleton } from '@hashgrid/ui';
import { SettingsLayout } from '../layout/SettingsLayout';
import { LanguagePanel } from './LanguagePanel';
import { EmailPanel } from './EmailPanel';
import { MotionPanel } from './MotionPanel';
import { NotificationPanel } from './NotificationPanel';
import { NumberFormatPanel } from './NumberFormatPanel';
import { UsageDataPanel } from './UsageDataPanel';

/** `/setting`: language, display, notification and email preferences, and consent to usage data. Changes apply immediately. */
export default function GeneralPage() {
  const t = useTranslate();
  const { user } = useSession();
  return (
    <SettingsLayout
      title={t('Settings')}
      text={t('Changes are saved automatically and apply on all your devices.')}
    >
      {/* The page is prerendered by the build, which knows no player's preferences. */}
      {user ? (
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
            <NotificationPanel />
          </GridItem>
          <GridItem>
            <EmailPanel />
          </GridItem>
          <GridItem>
            <UsageDataPanel />
          </GridItem>
        </Grid>
      ) : (
        <Skeleton lines={5} height={130} radius={16} />
      )}
    </SettingsLayout>
  );
}
