import { TERMS } from '@hashgrid/app-ui';
import { useTranslate } from '@hashgrid/platform';
import { Panel, space, theme } from '@hashgrid/ui';
import styled from 'styled-components';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  gap: ${space(4)};
  margin: 0;
  & dt {
    font-weight: 600;
  }
  & dd {
    margin: 0;
    color: ${theme.color.textSoft};
    font-size: ${theme.fontSize[14]};
  }
`;

/** Glossary of the game. */
export function Glossary() {
  const t = useTranslate();
  return (
    <Panel title={t('Glossary')}>
      <List>
        {Object.values(TERMS).map(({ name, text }) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </List>
    </Panel>
  );
}
