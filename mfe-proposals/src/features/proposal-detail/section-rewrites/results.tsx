import { type RewriteKind, type WhyWithoutModel, whyWithoutModel } from '@harambee/domain';
import type { SectionLimit } from '@harambee/domain/schemas';
import { Icon } from '@harambee/ui';
import { type ReactNode, useState } from 'react';
import * as S from './rewrite.styles.ts';
import type { RewrittenFrom } from './texts/changes-to.ts';
import { isOver, type OtherText, toLimit } from './texts/other-texts.ts';
import type { useTaking } from './use-taking.ts';
import { Remark as Note } from './variant/variant.styles.ts';
import { Variant } from './variant/variant.tsx';

/** Why this device or Harambee has no text; a model has one, or says why not. */
const whyNone: Partial<Record<RewriteKind, string>> = {
  shorter: 'No sentence could go on its own. Edit the text to make it shorter.',
  plainer:
    'It is plain already: no word could be simpler and no sentence shorter without a fact being touched.',
  other_words: 'Harambee has no other words for these facts. Edit the text to say it in your own.',
};

/** "3 other texts". */
export const countOf = ({ length }: readonly unknown[]): string =>
  length === 0 ? 'There is no other text' : length === 1 ? 'One other text' : `${length} other texts`;

interface ResultsProps {
  kind: RewriteKind;
  texts: readonly OtherText[];
  /** Why no model wrote them, where one was asked for. */
  withoutModel: WhyWithoutModel | undefined;
  /** What people changed is not in the engine's texts. */
  isWithoutEdits: boolean;
  from: RewrittenFrom;
  limit: SectionLimit | undefined;
  taking: ReturnType<typeof useTaking>;
}

/** Up to three texts side by side, and what there is to know of all of them. */
export function Results(props: ResultsProps) {
  const { kind, texts, withoutModel, isWithoutEdits, from, limit, taking } = props;
  const [shortened, setShortened] = useState<ReadonlyMap<OtherText, OtherText>>(new Map());
  return (
    <S.Results aria-label="Other texts">
      <h3 data-outcome="" tabIndex={-1}>
        {countOf(texts)}
      </h3>
      {texts.length === 0 && <p>{whyNone[kind]}</p>}
      {withoutModel && <Remark>{whyWithoutModel[withoutModel]} These are Harambee’s own texts.</Remark>}
      {isWithoutEdits && (
        <Remark>
          Harambee writes other words from your answers: what people changed in this section is not in them.
        </Remark>
      )}
      <S.Variants>
        {texts.map((whole) => {
          const other = shortened.get(whole) ?? whole;
          const shorter = limit && isOver(other.text, limit) ? toLimit(other, from, limit) : undefined;
          return (
            <Variant
              key={whole.title}
              other={other}
              paragraphs={from.paragraphs}
              facts={from.cards}
              limit={limit}
              isBusy={taking.isBusy}
              taken={taking.taken.get(other)}
              onTake={() => void taking.take(other)}
              onTakeParagraph={(paragraph) => void taking.takeParagraph(other, paragraph)}
              onUndoParagraph={(paragraph) => void taking.undoParagraph(other, paragraph)}
              onShorten={shorter && (() => setShortened(new Map(shortened).set(whole, shorter)))}
            />
          );
        })}
      </S.Variants>
    </S.Results>
  );
}

function Remark({ children }: { children: ReactNode }) {
  return (
    <Note>
      <Icon name="info" size={16} />
      <span>{children}</span>
    </Note>
  );
}
