import { type MergedParagraph, unsourcedNumbers, withInlines } from '@harambee/domain';
import type { GeneratedSection, TextBlock, TextChange } from '@harambee/domain/schemas';
import { Button, Icon } from '@harambee/ui';
import { RelativeTime } from '@harambee/ui/app';
import { BlockViews } from '../../../traced-text/block-view.tsx';
import type { Facts } from '../../../traced-text/text-facts.ts';
import { engineWords } from '../paragraph-changes/paragraph-changes.ts';
import * as S from './edited-text.styles.ts';

export type OnChange = (change: TextChange) => void;

interface EditedParagraphProps {
  section: GeneratedSection;
  merged: MergedParagraph;
  facts: Facts;
  /** Absent while the text may not be changed. */
  onChange: OnChange | undefined;
}

/** A paragraph that people wrote, with what there is to know of it and to decide. */
export function EditedParagraph({ section, merged, facts, onChange }: EditedParagraphProps) {
  const { paragraph, blocks, edit, needsLook, engineNow } = merged;
  if (!edit) return null;
  const change = (next: TextBlock[] | null, base = edit.base) =>
    onChange?.({ section: section.key, paragraph, revision: edit.revision, base, blocks: next });
  const base = engineWords(section, facts).get(paragraph)?.base;
  const confirmed = () =>
    withInlines(blocks, (inline) => {
      const card = 'fact' in inline ? facts.get(inline.fact) : undefined;
      return ['fact' in inline && card ? { ...inline, value: card.value } : inline];
    });
  const numbers = unsourcedNumbers(blocks, edit.base).length;
  return (
    <S.Paragraph data-paragraph={paragraph} tabIndex={-1} dir="auto">
      <BlockViews blocks={blocks} facts={facts} base={edit.base} />
      <S.Mark>
        <span>
          <Icon name="pencil" size={16} />
          <span>
            {blocks.length === 0 ? 'Removed' : 'Edited'} by {edit.by.name || 'a colleague'},{' '}
            <RelativeTime value={edit.at} />
          </span>
        </span>
        {numbers > 0 && (
          <span data-tone="warning">
            <Icon name="alert-triangle" size={16} />
            {numbers === 1 ? '1 number has no source' : `${numbers} numbers have no source`}
          </span>
        )}
        {blocks.length === 0 && onChange && base !== undefined && (
          <Button small kind="quiet" onClick={() => change(null, base)}>
            Bring it back
          </Button>
        )}
      </S.Mark>
      {edit.other && (
        <Conflict merged={merged} other={edit.other} facts={facts} onChoose={onChange && change} />
      )}
      {!edit.other && needsLook && (
        <NeedsLook merged={merged} onRight={onChange && (() => change(confirmed()))} />
      )}
      {!edit.other && engineNow !== undefined && (
        <EngineNow
          text={engineNow}
          onTake={onChange && (() => change(base === undefined ? [] : null, base))}
          onKeep={onChange && base !== undefined ? () => change(blocks, base) : undefined}
        />
      )}
    </S.Paragraph>
  );
}

function NeedsLook({ merged, onRight }: { merged: MergedParagraph; onRight: (() => void) | undefined }) {
  return (
    <S.Box>
      <b>Needs a look.</b>{' '}
      {merged.changedFacts.map(({ fact, label, from, to }) => (
        <span key={`${fact} ${from}`}>
          {to === undefined
            ? `A fact that read ${from} is gone. `
            : `${label ?? 'A fact'} changed from ${from} to ${to}. `}
        </span>
      ))}
      {onRight && (
        <S.Actions>
          <Button small onClick={onRight}>
            Looks right
          </Button>
        </S.Actions>
      )}
    </S.Box>
  );
}

interface EngineNowProps {
  text: string;
  onTake: (() => void) | undefined;
  onKeep: (() => void) | undefined;
}

function EngineNow({ text, onTake, onKeep }: EngineNowProps) {
  return (
    <S.Box data-tone="plain">
      {text ? (
        <>
          <b>Harambee would now write:</b>
          <p dir="auto">{text}</p>
        </>
      ) : (
        <b>Harambee no longer writes this paragraph.</b>
      )}
      <S.Actions>
        {onTake && (
          <Button small onClick={onTake}>
            {text ? 'Take these words' : 'Remove it'}
          </Button>
        )}
        {onKeep && (
          <Button small kind="quiet" onClick={onKeep}>
            Keep ours
          </Button>
        )}
      </S.Actions>
    </S.Box>
  );
}

interface ConflictProps {
  merged: MergedParagraph;
  other: NonNullable<NonNullable<MergedParagraph['edit']>['other']>;
  facts: Facts;
  onChoose: ((blocks: TextBlock[] | null) => void) | undefined;
}

/** Two people changed it at the same time: nothing is lost until somebody chooses. */
function Conflict({ merged, other, facts, onChoose }: ConflictProps) {
  const { blocks, edit } = merged;
  const sides = [
    { name: edit?.by.name || 'A colleague', when: 'first', blocks },
    { name: other.by.name || 'A colleague', when: 'later', blocks: other.blocks },
  ];
  const both = [...blocks, ...(other.blocks ?? [])];
  return (
    <S.Box>
      <b>Two people changed this paragraph.</b> Both texts are kept until you choose.
      <S.Sides>
        {sides.map(({ name, when, blocks: side }) => (
          <section key={when} aria-label={`Saved ${when} by ${name}`}>
            <h4>
              {name}, saved {when}
            </h4>
            {side === null && <p>Harambee’s words</p>}
            {side?.length === 0 && <p>Removed</p>}
            {side && <BlockViews blocks={side} facts={facts} base={edit?.base ?? ''} />}
            {onChoose && (
              <Button small onClick={() => onChoose(side)}>
                {sides[0]?.name === sides[1]?.name ? `Keep the ${when} text` : `Keep the text of ${name}`}
              </Button>
            )}
          </section>
        ))}
      </S.Sides>
      {onChoose && other.blocks && (
        <S.Actions>
          <Button small kind="quiet" onClick={() => onChoose(both)}>
            Keep both
          </Button>
        </S.Actions>
      )}
    </S.Box>
  );
}
