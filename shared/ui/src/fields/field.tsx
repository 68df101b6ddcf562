import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { room } from '../theme/room.ts';

/** The expected width of an answer, which is the width of the control. */
export type FieldWidth = 'full' | 'medium' | 'short';

/** The props of every form field. */
export interface FieldBaseProps {
  /** Name of the value in the surrounding Formik form. */
  name: string;
  label: string;
  /** One sentence between label and control. */
  help?: ReactNode;
  /** Shows "optional" beside the label; other fields are required. */
  optional?: boolean;
  disabled?: boolean;
  width?: FieldWidth;
}

interface FieldProps {
  id: string;
  label: string;
  help?: ReactNode;
  error?: string;
  optional?: boolean;
  width?: FieldWidth;
  /** Below the control, at its end: a count. */
  note?: ReactNode;
  children: ReactNode;
}

const Root = styled.div`
  min-width: 0;
  & > [data-part='control'] { margin-top: 6px; }
  & > [data-part='help'] ~ [data-part='control'] { margin-top: 8px; }
  &[data-width='medium'] > [data-part='control'] { max-width: 320px; }
  &[data-width='short'] > [data-part='control'] { max-width: 208px; }
  @container ${room.narrow} { &[data-width] > [data-part='control'] { max-width: none; } }
`;
const Label = styled.label`
  display: block; font-weight: 600; font-size: var(--t-md); line-height: 20px;
  & > span { color: var(--ink-3); font-weight: 400; }
`;
const Help = styled.div`font-size: var(--t-sm); color: var(--ink-2); line-height: 18px; margin-top: 2px;`;
const Note = styled.div`font-size: var(--t-xs); line-height: 16px; color: var(--ink-3); margin-top: 6px; text-align: right;`;
const ErrorLine = styled.p`
  display: flex; gap: 6px; align-items: flex-start; color: var(--danger-ink); font-weight: 600; margin-top: 8px;
  & > svg { margin-top: 2px; }
`;

const helpId = (id: string) => `${id}-help`;
const errorId = (id: string) => `${id}-error`;

/** Ids of help and error, for `aria-describedby` of the control. */
export function describedBy(id: string, help: unknown, error: unknown): string | undefined {
  return [help ? helpId(id) : '', error ? errorId(id) : ''].filter(Boolean).join(' ') || undefined;
}

/** The error below a field: icon and text, never color alone. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <ErrorLine id={errorId(id)}>
      <Icon name="alert-circle" size={16} strokeWidth={2} />
      {children}
    </ErrorLine>
  );
}

/** The help between label and control. */
export function FieldHelp({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Help id={helpId(id)} data-part="help">
      {children}
    </Help>
  );
}

/** The frame of a field: label above, help before the control, the error under it. */
export function Field({ id, label, help, error, optional, width = 'full', note, children }: FieldProps) {
  return (
    <Root data-width={width}>
      <Label htmlFor={id}>
        {label}
        {optional && <span aria-hidden="true"> (optional)</span>}
      </Label>
      {help && <FieldHelp id={id}>{help}</FieldHelp>}
      <div data-part="control">{children}</div>
      {error && <FieldError id={id}>{error}</FieldError>}
      {note && <Note>{note}</Note>}
    </Root>
  );
}
