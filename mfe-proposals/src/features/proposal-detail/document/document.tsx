import type { ProposalSectionKey, Stretch } from '@harambee/domain';
import type { GeneratedSection, Proposal } from '@harambee/domain/schemas';
import { useMay } from '@harambee/platform';
import { SkeletonText } from '@harambee/ui/app';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { sectionPlace, useComments } from '../../../comments/state/comments-context.ts';
import { useMergedText } from '../../../merged-text/use-merged-text.ts';
import type { OnEditField } from '../../../places/field-place.ts';
import type { FoundFix } from '../../../places/found-fix.ts';
import { factWords } from '../../../traced-text/fact-card.tsx';
import { nextNeed, setStops } from '../../../traced-text/mark-stops.ts';
import { descriptionId, factsById, needDescriptionId } from '../../../traced-text/text-facts.ts';
import { useMarks } from '../../../traced-text/use-marks.ts';
import type { EarlierRewrite } from '../section-rewrites/rewrite-dialog.tsx';
import { Legend } from '../text/legend.tsx';
import { MarkCard } from '../text/mark-card.tsx';
import { limitOf } from '../text/section-length.tsx';
import * as S from '../text/text.styles.ts';
import { TextBlocks } from '../text/text-blocks.tsx';
import { useTextSave } from '../text-editor/use-text-save.ts';
import { AiUse } from './ai-use.tsx';
import { isMixed, SectionView } from './section-view.tsx';
import { useTextEditing } from './use-text-editing.ts';

/** Fetched with the first edit. */
const EditedText = lazy(async () => ({
  default: (await import('../edited-text/edited-text.tsx')).EditedText,
}));
/** Fetched when somebody is about to write: it brings the editor's framework. */
const SectionEditor = lazy(async () => ({
  default: (await import('../text-editor/section-editor.tsx')).SectionEditor,
}));

/** Fetched when somebody writes a section again: it brings a part of the engine. */
const RewriteDialog = lazy(async () => ({
  default: (await import('../section-rewrites/rewrite-dialog.tsx')).RewriteDialog,
}));

interface TracedDocumentProps {
  proposal: Proposal;
  /** What the readiness led to. */
  found: FoundFix | undefined;
  /** Absent while the proposal may not be changed. */
  onEditField: OnEditField | undefined;
  /** Absent while no text can be asked for. */
  onWriteAgain?: ((sections: ProposalSectionKey[]) => void) | undefined;
}

/** The newest text: each number and name leads to where it comes from. */
export function TracedDocument({ proposal, found, onEditField, onWriteAgain }: TracedDocumentProps) {
  const { draftContent, stale, edits = [] } = proposal;
  const canEdit = onEditField !== undefined && !proposal.queued;
  const { editing, edit, done } = useTextEditing(proposal.id, canEdit);
  const save = useTextSave(proposal);
  const [rewritten, rewrite] = useState<ProposalSectionKey>();
  const earlier = useRef<Partial<Record<ProposalSectionKey, EarlierRewrite>>>({});
  const merged = useMergedText(
    proposal,
    edits.length > 0 || editing !== undefined || rewritten !== undefined,
  );
  const sections = merged?.sections ?? proposal.sections;
  // A section stays as it is on the page while another is marked: what it is given must stay the same, too.
  const latest = useRef(onWriteAgain);
  latest.current = onWriteAgain;
  const writeAgain = useCallback((keys: ProposalSectionKey[]) => latest.current?.(keys), []);
  const comments = useComments();
  const askComment = comments?.ask;
  const mayComment = useMay('comments.write') && askComment !== undefined;
  const comment = useCallback((key: ProposalSectionKey) => askComment?.(sectionPlace(key)), [askComment]);
  const facts = useMemo(() => factsById(proposal.facts), [proposal.facts]);
  const root = useRef<HTMLElement>(null);
  const { open, onCard } = useMarks(root);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other marks are on the page
  useEffect(() => {
    if (root.current) setStops(root.current);
  }, [sections, facts, found, editing]);
  useEffect(() => {
    if (found) goTo(root.current?.querySelector<HTMLElement>('[data-found]'));
  }, [found]);
  const onNextNeed = useCallback(() => {
    if (root.current) goTo(nextNeed(root.current.querySelector('[data-body]') ?? root.current));
  }, []);

  const engineOf = (key: ProposalSectionKey) => proposal.sections.find((one) => one.key === key);
  /** In place of the words of the engine; nothing for a section nobody edited. */
  const bodyOf = (section: GeneratedSection) => {
    const engine = engineOf(section.key);
    const paragraphs = merged?.paragraphs.get(section.key);
    if (!engine) return undefined;
    if (editing?.section === section.key) {
      return (
        <Suspense fallback={<TextBlocks text={section.text} sources={section.sources} facts={facts} />}>
          {paragraphs && (
            <SectionEditor
              proposalId={proposal.id}
              section={engine}
              paragraphs={paragraphs}
              cards={facts}
              startAt={undefined}
              restored={editing.restored}
              save={save}
              onDone={() => done(section.key)}
            />
          )}
        </Suspense>
      );
    }
    if (!edits.some((one) => one.section === section.key)) return undefined;
    if (!paragraphs) return <SkeletonText lines={6} />;
    return (
      <Suspense fallback={<SkeletonText lines={6} />}>
        <EditedText
          section={engine}
          paragraphs={paragraphs}
          facts={facts}
          found={found?.section === section.key ? wordsOf(stretchOf(found, section)) : undefined}
          onChange={canEdit ? (change) => void save([change]) : undefined}
        />
      </Suspense>
    );
  };

  const dialogOf = (key: ProposalSectionKey | undefined) => {
    const engine = key && engineOf(key);
    const paragraphs = key && merged?.paragraphs.get(key);
    if (!engine || !paragraphs) return null;
    earlier.current[key] ??= {};
    return (
      <Suspense fallback={null}>
        <RewriteDialog
          proposal={proposal}
          earlier={earlier.current[key]}
          section={engine}
          paragraphs={paragraphs}
          cards={facts}
          limit={limitOf(draftContent.sectionLimits, key)}
          save={save}
          onClose={() => rewrite(undefined)}
        />
      </Suspense>
    );
  };

  return (
    <S.Sheet ref={root}>
      <Legend sections={sections} facts={facts} onNextNeed={onNextNeed} />
      <S.Body data-body="">
        {sections.map((section) => (
          <SectionView
            key={section.key}
            section={section}
            facts={facts}
            limit={limitOf(draftContent.sectionLimits, section.key)}
            isWriterShown={isMixed(sections)}
            stale={stale?.find((one) => one.section === section.key)}
            onWriteAgain={onWriteAgain && writeAgain}
            found={found?.section === section.key ? stretchOf(found, section) : undefined}
            onEditText={canEdit && editing?.section !== section.key ? edit : undefined}
            onComment={mayComment && editing?.section !== section.key ? comment : undefined}
            onRewrite={canEdit && editing?.section !== section.key ? rewrite : undefined}
          >
            {bodyOf(section)}
          </SectionView>
        ))}
      </S.Body>
      <div hidden>
        {[...facts.values()].map((card) => (
          <span key={card.id} id={descriptionId(card.id)}>
            {factWords(card)}
          </span>
        ))}
        <span id={needDescriptionId}>Missing. Press Enter to see where to add it.</span>
      </div>
      <AiUse proposal={proposal} />
      {dialogOf(rewritten)}
      <MarkCard
        proposal={proposal}
        facts={facts}
        mark={open}
        found={found}
        onCard={onCard}
        onEditField={onEditField}
      />
    </S.Sheet>
  );
}

/** A fix without a stretch, or with one the text does not have, is about its section. */
function stretchOf({ start, end }: FoundFix, { text }: GeneratedSection) {
  if (start === undefined || end === undefined || start >= end || end > text.length) return 'section';
  return { start, end };
}

const wordsOf = (found: Stretch | 'section') => (found === 'section' ? undefined : found);

function goTo(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView?.({ block: 'center' });
}
