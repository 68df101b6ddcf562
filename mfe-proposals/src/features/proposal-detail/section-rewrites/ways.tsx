import {
  type RewriteKind,
  rewriteKindNames,
  rewriteKinds,
  rewriteLimits,
  rewriteToneNames,
  rewriteTones,
} from '@harambee/domain';
import { FormTextField } from '@harambee/ui';
import { FormSelect, FormTextArea } from '@harambee/ui/app';
import { useId } from 'react';
import * as S from './rewrite.styles.ts';

interface WaysProps {
  value: RewriteKind;
  onChange: (kind: RewriteKind) => void;
  /** Why those that take a language model are not offered; undefined while they are. */
  reason: string | undefined;
}

/** In which way to write again (DRAFT-34). */
export function Ways({ value, onChange, reason }: WaysProps) {
  const group = useId();
  const reasonId = `${group}-reason`;
  return (
    <S.Ways>
      <legend>How should it read?</legend>
      <div>
        {rewriteKindNames.map((kind) => {
          const { label, needsModel } = rewriteKinds[kind];
          const isOff = needsModel && reason !== undefined;
          return (
            <label key={kind}>
              <input
                type="radio"
                name={group}
                checked={kind === value}
                disabled={isOff}
                aria-describedby={isOff ? reasonId : undefined}
                onChange={() => onChange(kind)}
              />
              <span>{label}</span>
            </label>
          );
        })}
      </div>
      {reason && (
        <p id={reasonId}>
          {rewriteKindNames
            .filter((kind) => rewriteKinds[kind].needsModel)
            .map((kind) => rewriteKinds[kind].label.replace('…', ''))
            .join(', ')}
          : {reason}
        </p>
      )}
    </S.Ways>
  );
}

/** What a way needs beside the text. */
export function WayField({ kind }: { kind: RewriteKind }) {
  if (kind === 'more_about')
    return (
      <FormTextField
        name="about"
        label="More about what?"
        help="Only what your answers and your profile say can be told."
        maxLength={rewriteLimits.about}
        placeholder="how the committees keep the pumps running"
      />
    );
  if (kind === 'words_of')
    return (
      <FormTextArea
        name="sample"
        label="A sample of the words"
        help="A few sentences that you wrote yourselves, such as of an annual report. Only their voice is taken, none of what they say."
        rows={4}
        maxLength={rewriteLimits.sample}
      />
    );
  if (kind === 'tone')
    return (
      <FormSelect
        name="tone"
        label="Tone"
        choices={rewriteToneNames.map((tone) => ({ value: tone, label: rewriteTones[tone] }))}
        placeholder="Choose a tone"
        width="medium"
      />
    );
  return null;
}
