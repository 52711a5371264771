import styled from 'styled-components';
import type { ReactNode } from 'react';
import { Heading } from '../layout/Heading';
import { Text } from '../layout/Text';
import { space } from '../theme/theme';

interface CardHeaderProps {
  title: string;
  text?: ReactNode;
  /** Level of the heading: 1 if the card is the page. */
  level: 1 | 2;
  headingId?: string;
}

const Content = styled.div`
  display: grid;
  gap: ${space(2)};
`;

/** The title of a card, with optional text below it. */
export function CardHeader({ title, text, level, headingId }: CardHeaderProps) {
  return (
    <Content>
      <Heading level={level} size={24} id={headingId}>
        {title}
      </Heading>
      {text && (
        <Text as="div" tone="soft">
          {text}
        </Text>
      )}
    </Content>
  );
}
