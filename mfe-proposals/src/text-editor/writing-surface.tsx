import type { FactCard } from '@harambee/domain/schemas';
import { Button, Icon } from '@harambee/ui';
import { AnchoredCard } from '@harambee/ui/app';
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { FactDetails, factWords } from '../traced-text/fact-card.tsx';
import type { EditedParagraph, EngineWords } from './edited-paragraph.ts';
import * as S from './editor.styles.ts';
import { sayLeftOut } from './paste/say-left-out.ts';
import { type SaveState, SaveStatus } from './save-status.tsx';
import { NumberSource } from './sources/number-source.tsx';
import { Toolbar } from './toolbar.tsx';
import type { ToolName } from './tools.tsx';
import { useAboveKeyboard } from './use-above-keyboard.ts';
import { useHoveredFact } from './use-hovered-fact.ts';
import { useSpokenLook } from './use-spoken-look.ts';
import { useTextEditor } from './use-text-editor.ts';

export interface WritingSurfaceProps {
  /** Of the element with the words. */
  id: string;
  proposalId: string;
  /** What the text is called. */
  title: string;
  /** What it begins with. */
  paragraphs: readonly EditedParagraph[];
  /** What the engine writes of each paragraph: its figures are not typed. */
  engine: ReadonlyMap<string, EngineWords>;
  /** Each paragraph can go back to the words of the engine. */
  hasEngineWords: boolean;
  cards: ReadonlyMap<string, FactCard>;
  /** The paragraph that gets the caret. */
  startAt?: string | undefined;
  state: SaveState;
  /** Beside the state of saving, such as a counter. */
  foot?: ReactNode;
  onText: (paragraphs: EditedParagraph[]) => void;
  /** Comments on the selected words; absent where nobody can. */
  onComment?: (() => void) | undefined;
  /** With the paragraph of the caret, and whether the surface is still on the page. */
  onDone: (paragraph: string | undefined, isShown: () => boolean) => void;
}

/** A text where it stands, to be written in: its facts are locked. */
export function WritingSurface(props: WritingSurfaceProps) {
  const { id, proposalId, title, cards, onText, onDone } = props;
  const words = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const editor = useTextEditor({
    words,
    paragraphs: props.paragraphs,
    engine: props.engine,
    cards,
    startAt: props.startAt,
    onText,
    onPasted: sayLeftOut,
  });
  const { look, history } = editor;
  const [linked, setLinked] = useState<{ key: string; anchor: HTMLElement }>();
  const hovered = useHoveredFact(words);
  useAboveKeyboard(frame);
  const facts = useMemo(() => [...cards.values()], [cards]);

  const done = () => onDone(editor.paragraphAtCaret(), () => frame.current !== null);
  const openLink = (key: string | undefined, isByKey: boolean) => {
    const anchor = key ? editor.elementOf(key) : null;
    if (!key || !anchor) return;
    setLinked({ key, anchor });
    anchor.scrollIntoView?.({ block: 'nearest' });
    if (isByKey) setTimeout(() => card.current?.querySelector('button')?.focus());
  };
  const closeLink = () => {
    setLinked(undefined);
    editor.focus();
  };
  const onTool = (name: ToolName) => {
    if (name === 'link') openLink(look.numberKey, true);
    else if (name === 'comment') props.onComment?.();
    else editor.run(name);
    // The tools are others now: the one with the focus may be gone.
    if (name === 'table' || name === 'removeTable') editor.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A window over the page has keys of its own.
    if (!(event.target instanceof Node && frame.current?.contains(event.target))) return;
    // Of a selection of cells, Escape leaves the caret in one of them.
    if (event.key === 'Escape' && event.isDefaultPrevented()) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.key === 'Escape' && linked) closeLink();
    else if (event.key === 'Escape' || (isCommand && event.key === 'Enter')) done();
    else if (isCommand && event.key.toLowerCase() === 'k') openLink(look.numberKey, true);
    else if (event.altKey && event.key === 'F10')
      frame.current?.querySelector<HTMLElement>('[role=toolbar] button')?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const fact = look.fact ? cards.get(look.fact) : undefined;
  useSpokenLook(look, fact);

  return (
    <S.Frame ref={frame} onKeyDown={onKeyDown} data-editor="">
      <S.Sheet>
        <Toolbar
          label={`Tools for ${title}`}
          look={look}
          history={history}
          hasEngineWords={props.hasEngineWords}
          canComment={props.onComment !== undefined}
          onTool={onTool}
        />
        <S.Words
          ref={words}
          id={id}
          contentEditable
          suppressContentEditableWarning
          role="textbox"
          tabIndex={0}
          aria-multiline="true"
          aria-label={`Text of ${title}`}
          aria-describedby={`${id}-help`}
          spellCheck
          onClick={({ target }) => {
            const number = target instanceof Element && target.closest<HTMLElement>('[data-mark=unsourced]');
            if (number) openLink(editor.keyOf(number), false);
            else setLinked(undefined);
          }}
        />
        <S.Foot>
          <span id={`${id}-help`} hidden>
            Numbers and names from your records are locked. Alt F10 leads to the tools, Escape ends. In a
            table, Tab goes to the next cell.
          </span>
          {fact ? (
            <span dir="auto">{factWords(fact)}</span>
          ) : (
            <NumbersLeft look={look} onNext={() => openLink(look.numberKey, true)} />
          )}
          {props.foot}
          <SaveStatus state={props.state} />
          <Button small kind="primary" onClick={done}>
            Done
          </Button>
        </S.Foot>
      </S.Sheet>
      <NumberSource
        key={linked?.key}
        ref={card}
        proposalId={proposalId}
        anchor={linked?.anchor ?? null}
        cards={facts}
        onLink={(chosen) => {
          if (linked) editor.link(linked.key, chosen);
          closeLink();
        }}
        onClose={closeLink}
      />
      <AnchoredCard anchor={linked ? null : (hovered ?? null)} label="Where this comes from">
        {hovered && cards.get(hovered.dataset.fact ?? '') && (
          <FactDetails
            card={cards.get(hovered.dataset.fact ?? '') as FactCard}
            stated={hovered.textContent ?? ''}
            onEditField={undefined}
          />
        )}
      </AnchoredCard>
    </S.Frame>
  );
}

function NumbersLeft({ look, onNext }: { look: { unsourced: number }; onNext: () => void }) {
  if (look.unsourced === 0) return <span>Numbers from your records are locked.</span>;
  return (
    <Button small onClick={onNext}>
      <Icon name="link" size={16} /> {look.unsourced === 1 ? '1 number' : `${look.unsourced} numbers`} without
      a source
    </Button>
  );
}
