import { formatNumber, type MergedParagraph } from '@harambee/domain';
import type { SectionLimit } from '@harambee/domain/schemas';
import { Button, Icon } from '@harambee/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { SectionLength } from '../text/section-length.tsx';
import type { Facts } from '../text/text-facts.ts';
import { placesIn } from './changes-to.ts';
import { type OtherText, placed } from './other-texts.ts';
import { wordsOf } from './paragraph-places.ts';
import * as S from './rewrite.styles.ts';
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
          <Paragraph
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
          </Paragraph>
        ))}
      </S.Text>
      {cut.length > 0 && (
        <section>
          <h4>Leaves out</h4>
          <ul>
            {cut.map((sentence) => (
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

function FactBalance({ other: { kept, lost, sources }, facts }: { other: OtherText; facts: Facts }) {
  const labels = (ids: readonly string[]) => ids.flatMap((id) => facts.get(id) ?? []);
  const known = new Set([...kept, ...lost]);
  const more = labels([...new Set(sources.map(({ fact }) => fact))].filter((id) => !known.has(id)));
  const gone = labels(lost);
  return (
    <section>
      <h4>
        {gone.length === 0
          ? kept.length === 0
            ? 'It states no fact, as today'
            : `${kept.length === 1 ? 'The one fact stays' : `All ${kept.length} facts stay`}`
          : `${kept.length === 1 ? '1 fact stays' : `${kept.length} facts stay`}, ${gone.length === 1 ? '1 goes' : `${gone.length} go`}`}
      </h4>
      {gone.length > 0 && <FactList facts={gone} mark="lost" />}
      {more.length > 0 && (
        <>
          <h4>{more.length === 1 ? '1 fact comes in' : `${more.length} facts come in`}</h4>
          <FactList facts={more} mark="more" />
        </>
      )}
    </section>
  );
}

function FactList({
  facts,
  mark,
}: {
  facts: readonly { id: string; label: string; value: string }[];
  mark: string;
}) {
  return (
    <ul data-facts={mark}>
      {facts.map(({ id, label, value }) => (
        <li key={id}>
          {label}: {beginningOf(value)}
        </li>
      ))}
    </ul>
  );
}

interface ParagraphProps {
  label: string;
  text: string;
  /** As the paragraph of today reads that it stands for. */
  now: string | undefined;
  isTaken: boolean;
  isBusy: boolean;
  onTake: () => void;
  onUndo: (() => void) | undefined;
  children: ReactNode;
}

function Paragraph({ label, text, now = '', isTaken, isBusy, onTake, onUndo, children }: ParagraphProps) {
  const root = useRef<HTMLDivElement>(null);
  const pressed = useRef<'take' | 'undo'>(undefined);
  useLayoutEffect(() => {
    // The button that was pressed is gone: the one in its place has the focus, as soon as it is there.
    const next = pressed.current === (isTaken ? 'take' : 'undo') && root.current?.querySelector('button');
    if (!next) return;
    pressed.current = undefined;
    next.focus();
  });
  const press = (what: 'take' | 'undo', act: () => void) => () => {
    pressed.current = what;
    act();
  };
  return (
    <div ref={root}>
      {children}
      {isTaken ? (
        <S.Take>
          <span>
            <Icon name="check" size={16} /> Taken
          </span>
          {onUndo && (
            <Button
              small
              kind="quiet"
              busy={isBusy}
              aria-label={`Undo: ${label}`}
              onClick={press('undo', onUndo)}
            >
              Undo
            </Button>
          )}
        </S.Take>
      ) : now === text ? (
        <S.Take>
          <span>As today</span>
        </S.Take>
      ) : (
        <S.Take>
          <Button
            small
            kind="quiet"
            busy={isBusy}
            aria-label={`Take this paragraph: ${label}`}
            onClick={press('take', onTake)}
          >
            Take this paragraph
          </Button>
          {now !== '' && <small dir="auto">in place of “{beginningOf(now)}”</small>}
        </S.Take>
      )}
    </div>
  );
}

const shownWords = 8;

function beginningOf(text: string): string {
  const words = text.split(/\s+/);
  return words.length > shownWords ? `${words.slice(0, shownWords).join(' ')}…` : text;
}
