import styled from 'styled-components';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { buttonRowStyles } from '../actions/buttonRow.styles';
import { IconButton } from '../actions/IconButton';
import { closeIcon } from '../icons/shapes';
import { media } from '../theme/media';
import { space, theme } from '../theme/theme';
import { CardHeader } from './CardHeader';
import type { CloseProps } from './CloseProps';
import { ModalFooter, STICKY_FOOTER_MEDIA } from './ModalFooter';

interface OwnProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  title: string;
  text?: ReactNode;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
}

type ModalCardProps = OwnProps & CloseProps;

const Root = styled.div`
  --modal-padding: ${space(5)};
  display: grid;
  gap: ${space(5)};
  padding: var(--modal-padding);
  border: 1px solid ${theme.color.divider};
  border-radius: ${theme.radius.modal};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.modal};
  ${media.sm} {
    --modal-padding: ${space(7)};
  }
  /* Keeps a focused element and its hint above the footer. */
  ${STICKY_FOOTER_MEDIA} {
    & :focus {
      scroll-margin-bottom: ${space(38)};
    }
  }
`;

const Top = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space(4)};
  & > button {
    margin: -${space(2)};
  }
`;

const Footer = styled(ModalFooter)`
  ${buttonRowStyles}
`;

/** The content of a dialog. The modal layer of platform adds the role, the focus trap and Escape. */
export function ModalCard({ title, text, onClose, closeLabel, footer, children, ...rest }: ModalCardProps) {
  return (
    <Root {...rest}>
      <Top>
        <CardHeader level={2} title={title} text={text} />
        {onClose && <IconButton icon={closeIcon} label={closeLabel} onClick={onClose} />}
      </Top>
      {children}
      {footer && <Footer>{footer}</Footer>}
    </Root>
  );
}
