import { SCREENS } from '@hashgrid/contracts';
import { AppLink, useTranslate } from '@hashgrid/platform';
import {
  chevronEndIcon,
  dashboardIcon,
  Icon,
  miningIcon,
  networkIcon,
  nodeIcon,
  payIcon,
  space,
  Text,
  theme,
  walletIcon,
} from '@hashgrid/ui';
import styled from 'styled-components';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Shortcut = styled(AppLink)`
  display: grid;
  grid-template-columns: 1fr auto;
  align-content: start;
  gap: ${space(3)};
  block-size: 100%;
  padding: ${space(5)};
  border: 1px solid ${theme.color.divider};
  border-radius: ${theme.radius.card};
  background: ${theme.color.panelGlass};
  color: ${theme.color.text};
  text-decoration: none;
  transition: border-color ${theme.motion.fast};

  &:hover {
    border-color: ${theme.color.brand};
  }

  > svg {
    color: ${theme.color.brand};
  }
`;

const Labels = styled.span`
  display: grid;
  grid-column: 1 / -1;
  gap: ${space(1)};
`;

/** Links to the screens that players use most. */
export function Shortcuts() {
  const t = useTranslate();
  const shortcuts = [
    {
      to: SCREENS.dashboard,
      icon: dashboardIcon,
      title: t('Dashboard'),
      text: t('Your balance, earnings and recent activity'),
    },
    {
      to: SCREENS.miningNode,
      icon: nodeIcon,
      title: t('Nodes'),
      text: t('Your nodes, batteries and the shop'),
    },
    {
      to: SCREENS.mining,
      icon: miningIcon,
      title: t('Mining'),
      text: t('Live blocks, your share and the rules'),
    },
    {
      to: SCREENS.network,
      icon: networkIcon,
      title: t('Network'),
      text: t('Players you invited and the bonus they earn you'),
    },
    { to: SCREENS.wallet, icon: walletIcon, title: t('Wallet'), text: t('Your balances and swaps') },
    { to: SCREENS.pay, icon: payIcon, title: t('Pay'), text: t('Send to and receive from other players') },
  ];
  return (
    <List aria-label={t('Shortcuts')}>
      {shortcuts.map(({ to, icon, title, text }) => (
        <li key={to}>
          <Shortcut to={to}>
            <Icon shape={icon} size={28} />
            <Icon shape={chevronEndIcon} />
            <Labels>
              <Text as="span" size={20} strong>
                {title}
              </Text>
              <Text as="span" size={14} tone="soft">
                {text}
              </Text>
            </Labels>
          </Shortcut>
        </li>
      ))}
    </List>
  );
}
