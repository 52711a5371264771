import { useState } from 'react';
import styled from 'styled-components';
import type { ChangeEvent, MouseEvent, ReactNode, Ref } from 'react';
import { buttonStyles } from '../actions/button.styles';
import { Icon } from '../icons/Icon';
import { cameraIcon, uploadIcon } from '../icons/shapes';
import { Spinner } from '../states/Spinner';
import { visuallyHidden } from '../theme/mixins';
import { space, theme } from '../theme/theme';
import { FieldLayout } from './FieldLayout';
import { useFieldIds } from './useFieldIds';
import type { FieldProps } from './useFieldIds';

interface FileFieldProps extends Omit<FieldProps, 'name'> {
  /** As in `<input accept>`. A chosen or dropped file may still have another type. */
  accept: string;
  /** Text of the drop area, such as "Choose a photo or drop it here". */
  prompt: string;
  /** Set it while a file is being uploaded: it replaces the prompt, is announced, and blocks another choice. */
  busyLabel?: string;
  /** Adds a button for the phone's camera. */
  camera?: { facing: 'user' | 'environment'; label: string };
  /** A preview of the current file. */
  children?: ReactNode;
  /** Buttons at the end of the drop area. */
  actions?: ReactNode;
  onPick: (file: File) => void;
  ref?: Ref<HTMLInputElement>;
}

const Area = styled.div<{ $isDragOver: boolean }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)};
  min-block-size: 96px;
  padding: ${space(4)};
  border: 1px dashed ${({ $isDragOver }) => ($isDragOver ? theme.color.info : theme.color.fieldBorder)};
  border-radius: ${theme.radius.button};
  background: ${({ $isDragOver }) => ($isDragOver ? theme.color.high : theme.color.night)};
  transition:
    border-color ${theme.motion.fast},
    background-color ${theme.motion.fast};
  &:hover {
    border-color: ${theme.color.textSoft};
  }
  &:has(> input:focus-visible) {
    border-color: ${theme.color.info};
    outline: 2px solid ${theme.color.info};
    outline-offset: 2px;
  }
  &:has(> [aria-invalid='true']) {
    border-color: ${theme.color.loss};
  }
`;

/** The native input, invisible over the whole area, so that click, drop and keyboard all reach it. */
const Input = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  opacity: 0;
  cursor: pointer;
  &[aria-busy='true'] {
    cursor: progress;
  }
`;

const Prompt = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  flex: 1 1 140px;
  min-inline-size: 0;
  color: ${theme.color.textSoft};
  font-size: ${theme.fontSize[14]};
  font-weight: 500;
`;

/** Stacked above the invisible input, so that its buttons can be clicked. */
const Actions = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  &:empty {
    display: none;
  }
`;

const CameraButton = styled.label`
  ${buttonStyles('secondary')}
  padding-inline: ${space(3)};
  font-size: ${theme.fontSize[14]};
  cursor: pointer;
  & > input {
    ${visuallyHidden}
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.info};
    outline-offset: 2px;
  }
  /* Shown on touch devices only. */
  @media not (pointer: coarse) {
    display: none;
  }
`;

/** A field for a file that is chosen, dropped or photographed. Passes the file to `onPick` and does not keep it. `ref` refers to the input. */
export function FileField(props: FileFieldProps) {
  const { label, error, hint, accept, prompt, busyLabel, camera, children, actions, onPick, ref } = props;
  const [isDragOver, setIsDragOver] = useState(false);
  const ids = useFieldIds({ error, hint });
  const isBusy = busyLabel !== undefined;

  const input = {
    type: 'file',
    accept,
    'aria-busy': isBusy,
    onClick: (event: MouseEvent) => isBusy && event.preventDefault(),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const file = event.target.files?.[0];
      // Lets the same file be chosen again, and returns the focus to the field after a drop.
      event.target.value = '';
      event.target.focus();
      if (file && !isBusy) onPick(file);
    },
  };

  return (
    <FieldLayout label={label} ids={ids} error={error} hint={hint}>
      <Area $isDragOver={isDragOver}>
        {children}
        <Prompt>
          {isBusy ? <Spinner /> : <Icon shape={uploadIcon} />}
          <span>
            <span role="status">{busyLabel}</span>
            {!isBusy && prompt}
          </span>
        </Prompt>
        <Input
          {...input}
          {...ids.aria}
          id={ids.inputId}
          ref={ref}
          onDragEnter={() => setIsDragOver(true)}
          onDragLeave={() => setIsDragOver(false)}
          onDrop={() => setIsDragOver(false)}
        />
        <Actions>
          {camera && (
            <CameraButton>
              <Icon shape={cameraIcon} size={18} />
              {camera.label}
              <input {...input} capture={camera.facing} aria-label={`${camera.label}: ${label}`} />
            </CameraButton>
          )}
          {actions}
        </Actions>
      </Area>
    </FieldLayout>
  );
}
