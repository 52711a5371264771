import { SectionLayout, type SectionLayoutProps } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { SETTINGS_SCREENS } from './settingsScreens';

/** Layout of all settings screens: heading, section menu and content. */
export function SettingsLayout(props: Pick<SectionLayoutProps, 'title' | 'text' | 'children'>) {
  const t = useTranslate();
  return <SectionLayout label={t('Settings')} screens={SETTINGS_SCREENS} sidebar {...props} />;
}
