import { SectionLayout, type SectionLayoutProps } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { GAME_SCREENS } from './gameScreens';

/** A page of the game: its heading, and the menu of the game's screens. */
export function GameLayout(props: Pick<SectionLayoutProps, 'title' | 'text' | 'action' | 'children'>) {
  const t = useTranslate();
  return <SectionLayout label={t('Game')} screens={GAME_SCREENS} {...props} />;
}
