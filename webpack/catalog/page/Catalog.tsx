import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { media, MenuItem, Select, space, Stack, Switch, Text, TextField, theme } from '@hashgrid/ui';
import type { ComponentDescription } from '../describeComponents';
import { ComponentEntry } from './ComponentEntry';
import { getComponentKey } from './getComponentKey';

interface CatalogProps {
  components: readonly ComponentDescription[];
  isMotionReduced: boolean;
  onMotionReducedChange: (isReduced: boolean) => void;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 280px minmax(0, 1fr);
  min-block-size: 100vh;
  ${media.mobileLayout} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }
`;

const Sidebar = styled.aside`
  display: grid;
  align-content: start;
  gap: ${space(4)};
  padding: ${space(4)};
  background: ${theme.color.panel};
  border-inline-end: 1px solid ${theme.color.divider};
  ${media.xxl} {
    position: sticky;
    inset-block-start: 0;
    block-size: 100vh;
    overflow-y: auto;
  }
`;

const List = styled.nav`
  ${media.mobileLayout} {
    display: none;
  }
`;

const Picker = styled.div`
  ${media.xxl} {
    display: none;
  }
`;

const Main = styled.main`
  min-inline-size: 0;
  padding: ${space(4)};
  ${media.md} {
    padding: ${space(8)};
  }
`;

function useSelectedComponent(components: readonly ComponentDescription[]) {
  const [key, setKey] = useState(() => window.location.hash.slice(1));
  useEffect(() => {
    const handleChange = () => setKey(window.location.hash.slice(1));
    window.addEventListener('hashchange', handleChange);
    return () => window.removeEventListener('hashchange', handleChange);
  }, []);
  return components.find((component) => getComponentKey(component) === key) ?? components[0];
}

const getGroup = (component: ComponentDescription) => `${component.package} / ${component.group}`;

/** Page that lists every component of `ui` and `app-ui`, with a search, and shows the selected one with its examples and props. */
export function Catalog({ components, isMotionReduced, onMotionReducedChange }: CatalogProps) {
  const [search, setSearch] = useState('');
  const [isRightToLeft, setRightToLeft] = useState(false);
  const selected = useSelectedComponent(components);
  const searchText = search.trim().toLowerCase();
  const matches = components.filter(({ name, description }) =>
    `${name} ${description}`.toLowerCase().includes(searchText),
  );
  const groups = [...new Set(matches.map(getGroup))];
  const selectedKey = selected && getComponentKey(selected);
  useEffect(() => {
    document.documentElement.dir = isRightToLeft ? 'rtl' : 'ltr';
  }, [isRightToLeft]);

  return (
    <Columns>
      <Sidebar aria-label="Components">
        <Text strong>Component catalog</Text>
        <TextField
          label="Search"
          name="search"
          type="search"
          maxLength={60}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Picker>
          <Select
            label={`Component (${matches.length})`}
            name="component"
            value={selectedKey}
            onChange={(event) => (window.location.hash = event.target.value)}
            options={[...new Set([selectedKey ?? '', ...matches.map(getComponentKey)])].map((key) => ({
              value: key,
              label: key,
            }))}
          />
        </Picker>
        <div>
          <Switch
            label="Right to left"
            name="rtl"
            checked={isRightToLeft}
            onChange={(event) => setRightToLeft(event.target.checked)}
          />
          <Switch
            label="Reduced motion"
            name="motion"
            checked={isMotionReduced}
            onChange={(event) => onMotionReducedChange(event.target.checked)}
          />
        </div>
        <List aria-label="All components">
          <Stack gap={4}>
            {groups.map((group) => (
              <div key={group}>
                <Text size={12} tone="faint">
                  {group}
                </Text>
                {matches
                  .filter((component) => getGroup(component) === group)
                  .map((component) => (
                    <MenuItem
                      key={component.name}
                      as="a"
                      href={`#${getComponentKey(component)}`}
                      aria-current={getComponentKey(component) === selectedKey ? 'page' : undefined}
                    >
                      {component.name}
                    </MenuItem>
                  ))}
              </div>
            ))}
            {matches.length === 0 && <Text tone="soft">No component matches.</Text>}
          </Stack>
        </List>
      </Sidebar>
      <Main>{selected && <ComponentEntry key={selectedKey} component={selected} />}</Main>
    </Columns>
  );
}
