import styled from 'styled-components';
import { DataTable, Heading, Panel, space, Stack, Text, theme } from '@hashgrid/ui';
import type { ComponentDescription } from '../describeComponents';
import { EXAMPLES, type Example } from './examples';
import { getComponentKey } from './getComponentKey';

const Code = styled.pre`
  margin: 0;
  padding: ${space(4)};
  border-radius: ${theme.radius.field};
  background: ${theme.color.raised};
  font: 13px/1.5 ${theme.font.mono};
  overflow-x: auto;
`;

const Type = styled.code`
  color: ${theme.color.info};
  font: 13px/1.5 ${theme.font.mono};
  overflow-wrap: anywhere;
`;

function ExampleContent({ example }: { example: Example }) {
  if (typeof example !== 'function') return example;
  const Component = example;
  return <Component />;
}

/** One component: its description, examples and props. */
export function ComponentEntry({ component }: { component: ComponentDescription }) {
  const { name, package: packageName, description, example, props } = component;
  const examples = EXAMPLES.get(getComponentKey(component)) ?? {};
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={1}>{name}</Heading>
        <Text tone="soft">{description}</Text>
      </Stack>
      <Code dir="ltr" tabIndex={0} aria-label="Import">
        {`import { ${name} } from '@hashgrid/${packageName}';${example ? `\n\n${example}` : ''}`}
      </Code>
      {Object.entries(examples).map(([title, content]) => (
        <Panel key={title} title={title} data-example={`${packageName}/${name}/${title}`}>
          <ExampleContent example={content} />
        </Panel>
      ))}
      {props.length > 0 && (
        <Panel title="Props">
          <DataTable
            label="Props"
            rows={props}
            rowKey={(prop) => prop.name}
            columns={[
              {
                key: 'name',
                title: 'Name',
                render: (prop) => <Type dir="ltr">{prop.isRequired ? prop.name : `${prop.name}?`}</Type>,
              },
              { key: 'type', title: 'Type', render: (prop) => <Type dir="ltr">{prop.type}</Type> },
              { key: 'description', title: 'Description', render: (prop) => prop.description || '–' },
            ]}
          />
        </Panel>
      )}
    </Stack>
  );
}
