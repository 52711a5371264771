import { useId } from 'react';
import styled, { css } from 'styled-components';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { media } from '../theme/media';
import { flexRow } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import { CardHeader } from './CardHeader';
import { Logo } from './Logo';

interface AuthCardProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Name of the game, for the logo. */
  name: string;
  /** The page's heading of level 1. */
  title: string;
  text?: ReactNode;
  /** Content below the divider, such as a link to a related page. */
  footer?: ReactNode;
  /** Content at the end of the logo's row, such as a language picker. */
  topEnd?: ReactNode;
  /** Content beside the card, or below it in narrow windows. It can load later without moving the card. */
  beside?: ReactNode;
}

const besideStyles = css`
  align-content: start;
  ${media.lg} {
    grid-template-columns: 440px 440px;
    align-content: center;
    align-items: center;
    justify-content: center;
    column-gap: ${space(16)};
  }
`;

const Background = styled.div<{ $hasBeside: boolean }>`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space(8)};
  /* The shell sets --vh to one percent of the window height. */
  min-block-size: calc(var(--vh, 1dvh) * 100);
  padding: ${space(4)};
  background:
    radial-gradient(60% 50% at 50% 0%, rgb(247 162 59 / 14%), transparent 70%),
    radial-gradient(circle, rgb(106 122 147 / 26%) 1px, transparent 1.5px) center / 28px 28px,
    ${theme.color.night};
  ${({ $hasBeside }) => $hasBeside && besideStyles}
`;

const Beside = styled.div`
  inline-size: min(100%, 440px);
  min-block-size: 240px;
`;

const Surface = styled.section`
  display: grid;
  gap: ${space(6)};
  inline-size: min(100%, 440px);
  padding: ${space(6)} ${space(5)};
  border: 1px solid ${theme.color.divider};
  border-block-start: 2px solid ${theme.color.brand};
  border-radius: ${theme.radius.modal};
  background: ${theme.color.panel};
  box-shadow: ${theme.shadow.modal};
  ${media.sm} {
    padding: ${space(8)};
  }
`;

const Top = styled.div`
  ${flexRow(4)}
  flex-wrap: wrap;
  justify-content: space-between;
`;

const Footer = styled.div`
  padding-block-start: ${space(5)};
  border-block-start: 1px solid ${theme.color.divider};
  color: ${theme.color.textSoft};
  font-size: ${theme.fontSize[14]};
  text-align: center;
`;

/** A page for guests: one card in the center, with optional content beside it. */
export function AuthCard({ name, title, text, footer, topEnd, beside, children, ...rest }: AuthCardProps) {
  const headingId = useId();
  return (
    <Background $hasBeside={Boolean(beside)} {...rest}>
      <Surface aria-labelledby={headingId}>
        <Top>
          <Logo name={name} />
          {topEnd}
        </Top>
        <CardHeader level={1} title={title} text={text} headingId={headingId} />
        {children}
        {footer && <Footer>{footer}</Footer>}
      </Surface>
      {beside && <Beside>{beside}</Beside>}
    </Background>
  );
}
