import type { MergedParagraph } from '@harambee/domain';
import type { FactCard, GeneratedSection, TextChange } from '@harambee/domain/schemas';
import { useUnsavedText } from '@harambee/platform';
import { useState } from 'react';
import { sectionPlace } from '../../../comments/state/comments-context.ts';
import { useEditorComments } from '../../../comments/state/use-editor-comments.ts';
import { placeKey } from '../../../comments/words/place-key.ts';
import type { EditedParagraph } from '../../../text-editor/edited-paragraph.ts';
import { WritingSurface } from '../../../text-editor/writing-surface.tsx';
import { engineWords, knownParagraph } from '../paragraph-changes/paragraph-changes.ts';
import { unsavedTextName } from './unsaved-section.ts';
import { useAutosave } from './use-autosave.ts';
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

/** A section of the text, to be written in. */
export function SectionEditor(props: SectionEditorProps) {
  const { proposalId, section, cards, save, onDone } = props;
  const [start] = useState(() => startOf(props));
  const { engine, known, paragraphs } = start;
  const autosave = useAutosave({ section: section.key, known, engine, save });
  const { changes } = autosave;
  const unsaved = useUnsavedText(
    unsavedTextName(proposalId),
    { section: section.key, changes },
    changes.length > 0,
  );
  const comments = useEditorComments(placeKey(sectionPlace(section.key)), paragraphs, autosave.flush);
  const onText = (typed: EditedParagraph[]) => {
    comments.noteTyped(typed);
    const left = autosave.onText(typed);
    if (left.length > 0) unsaved.noteTyped({ section: section.key, changes: left });
  };
  const done = async (paragraph: string | undefined, isShown: () => boolean) => {
    await autosave.flush();
    if (autosave.hasMore()) return;
    // Another section may be open by now, and what is typed there is kept under the same name.
    if (isShown()) unsaved.forget();
    onDone(paragraph);
  };
  return (
    <WritingSurface
      id={`text-${section.key}`}
      proposalId={proposalId}
      title={section.title}
      paragraphs={paragraphs}
      engine={engine}
      hasEngineWords
      cards={cards}
      startAt={props.startAt}
      state={autosave.state}
      onText={onText}
      onComment={comments.onComment}
      onDone={(paragraph, isShown) => void done(paragraph, isShown)}
    />
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
