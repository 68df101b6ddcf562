import { formatNumber, type MergedParagraph } from '@harambee/domain';
import type { SectionLimit } from '@harambee/domain/schemas';
import { Button, Icon } from '@harambee/ui';
import type { Facts } from '../../../../traced-text/text-facts.ts';
import { SectionLength } from '../../text/section-length.tsx';
import { placesIn } from '../texts/changes-to.ts';
import { type OtherText, placed } from '../texts/other-texts.ts';
import { wordsOf } from '../texts/paragraph-places.ts';
import { FactBalance } from './fact-balance.tsx';
import * as S from './variant.styles.ts';
import { VariantParagraph } from './variant-paragraph.tsx';
import { VariantText } from './variant-text.tsx';

interface VariantProps {
  other: OtherText;
  /** As everybody reads the section now. */
  paragraphs: readonly MergedParagraph[];
  facts: Facts;
  limit: SectionLimit | undefined;
  isBusy: boolean;
  /** The paragraphs that were taken from this text, each with what takes it back; nothing does while it is queued. */
  taken: ReadonlyMap<string, unknown> | undefined;
  onTake: () => void;
  onTakeParagraph: (paragraph: string) => void;
  onUndoParagraph: (paragraph: string) => void;
  /** Absent where it keeps its limit, or no shorter one does. */
  onShorten: (() => void) | undefined;
}

/** Another text of the section: how long it is, what it says and what not, and who wrote it (DRAFT-31, DRAFT-35). */
export function Variant(props: VariantProps) {
  const { other, paragraphs, facts, limit, isBusy, taken, onTake, onTakeParagraph, onUndoParagraph } = props;
  const { title, text, words, writer, cut, leftOut } = other;
  const now = new Map(paragraphs.map((one) => [one.paragraph, wordsOf(one).text]));
  return (
    <S.Variant aria-label={title}>
      <header>
        <h3>{title}</h3>
        <p>
          <SectionLength text={text} words={words} limit={limit} />
        </p>
        <p>{writer}</p>
      </header>
      <Button small wide busy={isBusy} aria-label={`Use this: ${title}`} onClick={onTake}>
        Use this
      </Button>
      {props.onShorten && (
        <Button
          small
          wide
          icon="shorten"
          aria-label={`Shorten to the limit: ${title}`}
          onClick={props.onShorten}
        >
          Shorten to the limit
        </Button>
      )}
      <FactBalance other={other} facts={facts} />
      {leftOut > 0 && (
        <S.Remark>
          <Icon name="alert-triangle" size={16} />
          <span>
            {leftOut === 1 ? '1 sentence' : `${formatNumber(leftOut)} sentences`} of the model did not pass
            the check and {leftOut === 1 ? 'is' : 'are'} not in it.
          </span>
        </S.Remark>
      )}
      <S.Text>
        {placesIn(placed(other)).map((place, at) => (
          <VariantParagraph
            key={place.paragraph}
            label={`${title}, paragraph ${at + 1}`}
            now={now.get(place.paragraph)}
            isTaken={taken?.has(place.paragraph) ?? false}
            isBusy={isBusy}
            onTake={() => onTakeParagraph(place.paragraph)}
            onUndo={taken?.get(place.paragraph) ? () => onUndoParagraph(place.paragraph) : undefined}
            text={place.text}
          >
            <VariantText text={place.text} sources={place.sources} facts={facts} />
          </VariantParagraph>
        ))}
      </S.Text>
      {cut.length > 0 && (
        <section>
          <h4>Leaves out</h4>
          <ul>
            {[...new Set(cut)].map((sentence) => (
              <li key={sentence} dir="auto">
                <del>{sentence}</del>
              </li>
            ))}
          </ul>
        </section>
      )}
    </S.Variant>
  );
}
