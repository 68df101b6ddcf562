import type { MergedParagraph } from '@harambee/domain';
import type { FactCard, GeneratedSection, TextChange } from '@harambee/domain/schemas';
import { useUnsavedText } from '@harambee/platform';
import { Button, Icon } from '@harambee/ui';
import { AnchoredCard } from '@harambee/ui/app';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { engineWords, knownParagraph } from '../paragraph-changes/paragraph-changes.ts';
import { FactDetails, factWords } from '../text/fact-card.tsx';
import * as S from './editor.styles.ts';
import { sayLeftOut } from './paste/say-left-out.ts';
import { SaveStatus } from './save-status.tsx';
import { NumberSource } from './sources/number-source.tsx';
import { Toolbar } from './toolbar.tsx';
import type { ToolName } from './tools.tsx';
import { unsavedTextName } from './unsaved-section.ts';
import { useAboveKeyboard } from './use-above-keyboard.ts';
import { useAutosave } from './use-autosave.ts';
import { useHoveredFact } from './use-hovered-fact.ts';
import { useSectionEditor } from './use-section-editor.ts';
import { useSpokenLook } from './use-spoken-look.ts';
import type { SaveText } from './use-text-save.ts';

export interface SectionEditorProps {
  proposalId: string;
  section: GeneratedSection;
  paragraphs: readonly MergedParagraph[];
  cards: ReadonlyMap<string, FactCard>;
  /** The paragraph that gets the caret. */
  startAt: string | undefined;
  /** Typed before the page was loaded anew, and not saved. */
  restored: readonly TextChange[];
  save: SaveText;
  /** Where the caret was last. */
  onDone: (paragraph: string | undefined) => void;
}

/** A section where it stands, to be written in. */
export function SectionEditor(props: SectionEditorProps) {
  const { proposalId, section, cards, save, onDone } = props;
  const words = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const [start] = useState(() => startOf(props));
  const { engine, known, paragraphs } = start;
  const autosave = useAutosave({ section: section.key, known, engine, save });
  const { changes } = autosave;
  const unsaved = useUnsavedText(
    unsavedTextName(proposalId),
    { section: section.key, changes },
    changes.length > 0,
  );
  const editor = useSectionEditor({
    words,
    paragraphs,
    engine,
    cards,
    startAt: props.startAt,
    onText: (typed) => {
      const left = autosave.onText(typed);
      if (left.length > 0) unsaved.noteTyped({ section: section.key, changes: left });
    },
    onPasted: sayLeftOut,
  });
  const { look, history } = editor;
  const [linked, setLinked] = useState<{ key: string; anchor: HTMLElement }>();
  const hovered = useHoveredFact(words);
  useAboveKeyboard(frame);
  const facts = useMemo(() => [...cards.values()], [cards]);
  const id = `text-${section.key}`;

  const done = async () => {
    const paragraph = editor.paragraphAtCaret();
    await autosave.flush();
    if (autosave.hasMore()) return;
    // Another section may be open by now, and what is typed there is kept under the same name.
    if (frame.current) unsaved.forget();
    onDone(paragraph);
  };
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
    else if (event.key === 'Escape' || (isCommand && event.key === 'Enter')) void done();
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
        <Toolbar label={`Tools for ${section.title}`} look={look} history={history} onTool={onTool} />
        <S.Words
          ref={words}
          id={id}
          contentEditable
          suppressContentEditableWarning
          role="textbox"
          tabIndex={0}
          aria-multiline="true"
          aria-label={`Text of ${section.title}`}
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
          <SaveStatus state={autosave.state} />
          <Button small kind="primary" onClick={() => void done()}>
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

function startOf({ section, paragraphs, cards, restored }: SectionEditorProps) {
  const engine = engineWords(section, cards);
  const typed = new Map(restored.map((change) => [change.paragraph, change]));
  const shown = paragraphs.map(({ paragraph, blocks }) => {
    const change = typed.get(paragraph);
    typed.delete(paragraph);
    return { paragraph, blocks: change ? (change.blocks ?? engine.get(paragraph)?.blocks ?? []) : blocks };
  });
  const first = typed.get('start');
  const known = new Map(
    paragraphs.map((one) => [one.paragraph, knownParagraph(one, engine.get(one.paragraph))]),
  );
  // It was made from what was known then: whatever somebody else wrote since must not be lost.
  for (const { paragraph, revision } of restored) {
    const now = known.get(paragraph);
    if (now) known.set(paragraph, { ...now, revision });
  }
  return {
    engine,
    known,
    paragraphs: first?.blocks ? [{ paragraph: 'start', blocks: first.blocks }, ...shown] : shown,
  };
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
