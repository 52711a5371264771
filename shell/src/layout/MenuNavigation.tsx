import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { matchesScreen } from '@hashgrid/contracts';
import { AppLink, useBootstrap, useTranslate } from '@hashgrid/platform';
import { chevronDownIcon, findMenuIcon, focusRing, Icon, IconButton, space, theme } from '@hashgrid/ui';
import { buildMenuTree, includesPath, type MenuNode } from './buildMenuTree';
import { menuMedia } from './menuMedia';
import { useMenuList } from './useMenuList';

const List = styled.ul`
  display: grid;
  gap: 2px;
  /* The icons of sections are aligned with the text of their entry. The rail has no room for that. */
  & & {
    margin-block-start: 2px;
    padding-inline-start: ${space(4)};
    ${menuMedia.rail} {
      padding-inline-start: 0;
    }
  }
  ${menuMedia.full} {
    &[data-closed] {
      display: none;
    }
  }
  /* The rail would show the icons of three levels without names; there, the section's own menu has the third level. */
  &[data-third-level] {
    ${menuMedia.rail} {
      display: none;
    }
  }
`;

const Row = styled.div`
  display: flex;
  gap: ${space(1)};
  /* The rail has no room for the button, and shows all sections. */
  & > button {
    ${menuMedia.rail} {
      display: none;
    }
    &[aria-expanded='true'] > svg {
      rotate: 180deg;
    }
  }
`;

const Entry = styled(AppLink)`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space(3)};
  min-inline-size: 0;
  min-block-size: ${theme.size.target};
  padding-inline: ${space(3)} ${space(1)};
  border-radius: ${theme.radius.button};
  color: ${theme.color.textSoft};
  font-weight: 500;
  text-decoration: none;
  transition: background ${theme.motion.fast};
  &:hover {
    background: ${theme.color.raised};
    color: ${theme.color.text};
  }
  &[aria-current] {
    background: ${theme.color.high};
    color: ${theme.color.brand};
    @media (forced-colors: active) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  ${List} ${List} & {
    font-size: ${theme.fontSize[14]};
  }
  ${focusRing}
`;

interface MenuNavigationProps {
  /**
   * Whether all levels are always listed. Otherwise the player can close lists, and the third level is listed only for the current
   * section, and in lists that the player has opened.
   */
  isComplete?: boolean;
  onNavigate?: () => void;
}

interface BranchProps extends MenuNavigationProps {
  node: MenuNode;
  isNested?: boolean;
}

interface ListToggleProps {
  /** Title of the entry, a text key. */
  title: string;
  listId: string;
  isOpen: boolean;
  onToggle: () => void;
}

interface EntryLinkProps {
  node: MenuNode;
  /** Whether to mark the entry when the current page is one of its sections, whose links are missing or hidden here. */
  shouldRepresentSections: boolean;
  onNavigate?: () => void;
}

function EntryLink({ node, shouldRepresentSections, onNavigate }: EntryLinkProps) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const { path, title, icon } = node;
  const isCurrentSection = shouldRepresentSections && includesPath(node, pathname);
  return (
    <Entry
      to={path}
      title={t(title)}
      aria-current={matchesScreen(path, pathname) ? 'page' : isCurrentSection || undefined}
      onClick={onNavigate}
    >
      <Icon shape={findMenuIcon(icon)} />
      <span data-menu-text="">{t(title)}</span>
    </Entry>
  );
}

/** Opens and closes the list of an entry's sections. */
function ListToggle({ title, listId, isOpen, onToggle }: ListToggleProps) {
  const t = useTranslate();
  return (
    <IconButton
      icon={chevronDownIcon}
      label={t('Sections of %entry%', { entry: t(title) })}
      aria-expanded={isOpen}
      aria-controls={listId}
      onClick={onToggle}
    />
  );
}

/** Returns the value of a boolean data attribute; undefined omits the attribute. */
const toDataAttribute = (isSet: boolean): '' | undefined => (isSet ? '' : undefined);

/** A menu entry with the list of its sections. */
function Branch({ node, isNested = false, isComplete = false, onNavigate }: BranchProps) {
  const { pathname } = useLocation();
  const [listState, toggleList] = useMenuList(node.path);
  const listId = useId();
  const isOpen = listState !== 'closed';
  const { sections } = node;
  const isThirdLevel = isNested && !isComplete;
  const canClose = !isNested && !isComplete;
  const hasList = sections.length > 0 && (!isThirdLevel || includesPath(node, pathname));
  return (
    <li>
      <Row>
        <EntryLink node={node} shouldRepresentSections={!hasList || isThirdLevel} onNavigate={onNavigate} />
        {hasList && canClose && (
          <ListToggle title={node.title} listId={listId} isOpen={isOpen} onToggle={toggleList} />
        )}
      </Row>
      {hasList && (
        <List
          id={listId}
          data-closed={toDataAttribute(canClose && !isOpen)}
          data-third-level={toDataAttribute(isNested)}
        >
          {sections.map((section) => (
            <Branch
              key={section.path}
              node={section}
              isNested
              isComplete={isComplete || listState === 'complete'}
              onNavigate={onNavigate}
            />
          ))}
        </List>
      )}
    </li>
  );
}

/** The menu entries of the remotes with their sections. */
export function MenuNavigation(props: MenuNavigationProps) {
  const t = useTranslate();
  const { remotes } = useBootstrap();
  return (
    <nav aria-label={t('Main menu')}>
      <List>
        {buildMenuTree(remotes).map((node) => (
          <Branch key={node.path} node={node} {...props} />
        ))}
      </List>
    </nav>
  );
}
