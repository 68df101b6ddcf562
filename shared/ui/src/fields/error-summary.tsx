import styled from '@emotion/styled';
import type { FieldProblem } from '@harambee/domain';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { Icon } from '../icons/icon.tsx';
import { media } from '../theme/media.ts';
import { fieldId } from './field-id.ts';

export interface ErrorSummaryProps {
  /** Nothing is shown while this is empty. */
  problems: readonly FieldProblem[];
  title?: string;
  /** Pass Formik's `submitCount`: each further failed attempt moves the focus here again. */
  attempt?: number;
  /** Where the focus goes when problems appear: to this box, or straight to the first invalid field. */
  focus?: 'summary' | 'field';
  /** For fields that are not visible: shows them; the focus follows on the next frame. */
  onGoTo?: (field: string) => void;
}

const Root = styled.div`
  border: 2px solid var(--danger); border-radius: var(--r-card); padding: 16px 20px; background: var(--card);
  h2 { font-size: 18px; display: flex; gap: 8px; align-items: center; }
  h2 > svg { color: var(--danger-ink); }
  li { margin-top: 6px; padding-left: 30px; overflow-wrap: anywhere; }
  a { color: var(--danger-ink); font-weight: 600; }
  &:focus-visible { border-radius: var(--r-card); }
  @media ${media.phone} { padding: 14px 16px; a { display: inline-block; min-height: 24px; } }
`;

/**
 * Moves the focus to a field of a form by its name, and scrolls it into view. A table that is folded is opened, and its
 * heading gets the focus.
 */
export function focusField(field: string) {
  const element = document.getElementById(fieldId(field));
  if (element instanceof HTMLDetailsElement) {
    element.open = true;
    element.querySelector('summary')?.focus({ preventScroll: true });
    element.scrollIntoView?.({ block: 'start' });
    return;
  }
  // A list of fields has its name on the group, so this takes its first control.
  const control = element?.matches('fieldset')
    ? element.querySelector<HTMLElement>('input, select, textarea')
    : element;
  control?.focus({ preventScroll: true });
  // The label above must be visible, too, not only the control.
  control?.closest('[data-width]')?.scrollIntoView?.({ block: 'center' });
}

/** All problems of a form at its top; each links to its field. */
export function ErrorSummary({
  problems,
  title = 'There is a problem',
  attempt = 0,
  focus = 'summary',
  onGoTo,
}: ErrorSummaryProps) {
  const titleId = useId();
  const root = useRef<HTMLDivElement>(null);
  const hasProblems = problems.length > 0;
  const firstField = problems[0]?.field;

  // Only when problems appear or the form is submitted again, not while they are fixed one by one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!hasProblems) return;
    if (focus === 'field' && firstField) focusField(firstField);
    else root.current?.focus();
  }, [hasProblems, attempt]);

  const goTo = (event: MouseEvent, field: string) => {
    event.preventDefault();
    onGoTo?.(field);
    if (onGoTo) requestAnimationFrame(() => focusField(field));
    else focusField(field);
  };

  if (!hasProblems) return null;
  return (
    <Root ref={root} role="alert" aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId}>
        <Icon name="alert-circle" size={22} />
        {title}
      </h2>
      <ul>
        {problems.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <a href={`#${fieldId(field)}`} onClick={(event) => goTo(event, field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Root>
  );
}
