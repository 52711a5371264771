import { communityIcons, NewTabIcon } from '@hashgrid/app-ui';
import type { Bootstrap } from '@hashgrid/contracts';
import { useBootstrap, useTranslate } from '@hashgrid/platform';
import { Icon, Panel, space, Text, theme } from '@hashgrid/ui';
import styled from 'styled-components';

const CAPTIONS: Record<Bootstrap['links']['community'][number]['kind'], string> = {
  channel: 'Chat',
  social: 'Follow us',
  partner: 'Our partner',
};

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  column-gap: ${space(6)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const CommunityLink = styled.a`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: ${space(3)};
  min-block-size: 44px;
  padding-block: ${space(2)};
  color: ${theme.color.text};
  text-decoration: none;

  &:hover {
    color: ${theme.color.brandHover};
  }
`;

const Labels = styled.span`
  display: grid;
`;

/** Links to the community's channels; nothing if none are configured. */
export function CommunityPanel() {
  const t = useTranslate();
  const { community } = useBootstrap().links;
  if (community.length === 0) return null;
  return (
    <Panel title={t('Join the community')}>
      <List>
        {community.map(({ name, kind, url }) => (
          <li key={url}>
            <CommunityLink href={url} target="_blank" rel="noopener noreferrer">
              <Icon shape={communityIcons[kind]} />
              <Labels>
                <Text as="span" strong>
                  <bdi>{t(name)}</bdi>
                </Text>
                <Text as="span" size={12} tone="faint">
                  {t(CAPTIONS[kind])}
                </Text>
              </Labels>
              <NewTabIcon />
            </CommunityLink>
          </li>
        ))}
      </List>
    </Panel>
  );
}
