import styled from 'styled-components';
import { communityIcons, NewTabIcon } from '@hashgrid/app-ui';
import { useBootstrap, useTranslate } from '@hashgrid/platform';
import { caption, focusRing, globeIcon, Icon, space, theme } from '@hashgrid/ui';

const Title = styled.p`
  ${caption}
  padding-inline: ${space(3)};
  padding-block-end: ${space(1)};
`;

const Anchor = styled.a`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: ${theme.size.target};
  padding-inline: ${space(3)};
  border-radius: ${theme.radius.button};
  color: ${theme.color.textSoft};
  font-size: ${theme.fontSize[14]};
  text-decoration: none;
  &:hover {
    background: ${theme.color.raised};
    color: ${theme.color.text};
  }
  ${focusRing}
`;

/** External links to the community's channel, social page and partner site. */
export function CommunityLinks() {
  const t = useTranslate();
  const { links } = useBootstrap();
  return (
    <section aria-label={t('Community')}>
      <Title data-menu-text="">{t('Community')}</Title>
      <ul>
        {links.community.map(({ name, kind, url }) => (
          <li key={url}>
            <Anchor href={url} target="_blank" rel="noopener noreferrer" title={t(name)}>
              <Icon shape={communityIcons[kind] ?? globeIcon} />
              <span data-menu-text="">
                {t(name)} <NewTabIcon />
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
