import type { Stretch } from '@harambee/domain';
import { Icon } from '@harambee/ui';
import type { ReactNode } from 'react';
import { splitAt, type TextPart } from './generated-text.ts';
import { descriptionId, type Facts, needDescriptionId } from './text-facts.ts';

export interface MarkingProps {
  /** What has a card here is marked, and marks open it; without, needs are set off and nothing opens. */
  facts?: Facts;
}

interface MarkedPartsProps extends MarkingProps {
  parts: readonly TextPart[];
  /** A stretch to be set off and to get the focus. */
  found?: Stretch;
}

/**
 * Words with their marks: plain elements without a component or a listener of their own, for a text has hundreds.
 * `useMarks` listens once for all of them.
 */
export function MarkedParts({ parts, facts, found }: MarkedPartsProps) {
  if (!found) return <Parts parts={parts} facts={facts} />;
  const { before, within, after } = splitAt(parts, found);
  if (within.length === 0) return <Parts parts={parts} facts={facts} />;
  return (
    <>
      <Parts parts={before} facts={facts} />
      <mark data-found="" tabIndex={-1}>
        <Parts parts={within} facts={facts} />
      </mark>
      <Parts parts={after} facts={facts} />
    </>
  );
}

function Parts({ parts, facts }: { parts: readonly TextPart[] } & MarkingProps) {
  return parts.map(({ kind, text, fact = '', start }) => {
    if (kind === 'need') {
      return (
        <Mark key={start} mark="need" describedBy={needDescriptionId} isOpening={facts !== undefined}>
          <Icon name="pencil" size={16} />
          {text}
        </Mark>
      );
    }
    const card = facts?.get(fact);
    if (!card) return text;
    return (
      <Mark key={start} mark={card.kind} fact={fact} describedBy={descriptionId(fact)} isOpening>
        {text}
      </Mark>
    );
  });
}

interface MarkProps {
  mark: 'record' | 'computed' | 'need';
  fact?: string;
  describedBy: string;
  isOpening: boolean;
  children: ReactNode;
}

/** A button by its role only: a real one could not be broken into lines like the words around it. */
export function Mark({ mark, fact, describedBy, isOpening, children }: MarkProps) {
  if (!isOpening) return <span data-mark={mark}>{children}</span>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    <span
      role="button"
      tabIndex={-1}
      data-mark={mark}
      data-fact={fact}
      aria-haspopup="dialog"
      aria-expanded="false"
      aria-describedby={describedBy}
    >
      {children}
    </span>
  );
}
