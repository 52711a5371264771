import styled from 'styled-components';
import type { ReactNode } from 'react';
import { Heading } from '../layout/Heading';
import { Text } from '../layout/Text';
import { space } from '../theme/theme';

interface CardWordsProps {
  title: string;
  text?: ReactNode;
  /** Level of the heading: 1 where the card is the page. */
  level: 1 | 2;
  headingId?: string;
}

const Words = styled.div`
  display: grid;
  gap: ${space(2)};
`;

/** What a card is about: its title, and a line or two about it. */
export function CardHeader({ title, text, level, headingId }: CardWordsProps) {
  return (
    <Words>
      <Heading level={level} size={24} id={headingId}>
        {title}
      </Heading>
      {text && (
        <Text as="div" tone="soft">
          {text}
        </Text>
      )}
    </Words>
  );
}
