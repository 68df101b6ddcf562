import { type ProposalFormSection, proposalFormSectionNames, proposalFormSections } from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { type Restored, useKeptForm } from '@harambee/platform';
import { Notice } from '@harambee/ui';
import { KeptNotice, LeaveDialog, OutboxNotice } from '@harambee/ui/app';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { NewProposalEntry } from '../../outbox.ts';
import { ProblemSummary } from '../../proposal-fields/problem-summary.tsx';
import { sectionOfField } from '../../proposal-fields/proposal.schema.ts';
import { isSame } from '../../proposal-fields/proposal-values.ts';
import { SectionAside } from '../../proposal-fields/section-aside.tsx';
import { sectionFields } from '../../proposal-fields/section-fields.tsx';
import { FormActions } from './form-actions.tsx';
import { type KeptDraft, keptName } from './kept-draft.ts';
import * as S from './proposal-form.styles.ts';
import { SectionMap } from './section-map.tsx';
import { SectionSheet } from './section-sheet.tsx';
import { useCreate } from './use-create.ts';
import { useSections } from './use-sections.ts';

interface ProposalFormProps {
  /** The text comes from an earlier visit. */
  restored: Restored<KeptDraft> | undefined;
  onDiscard: () => void;
  /** What the form is without it. */
  begun: ProposalFields;
  /** The text waits on this device, or came back. */
  unsent: NewProposalEntry | undefined;
}

/** The five sections, one at a time (PROP-10). */
export function ProposalForm({ restored, onDiscard, begun, unsent }: ProposalFormProps) {
  const { values } = useFormikContext<ProposalFields>();
  const sections = useSections(restored?.content.section ?? 'basic');
  const hasText = !isSame(values, begun);
  const kept = useKeptForm({
    name: keptName(unsent?.id),
    content: { values, section: sections.section },
    isChanged: hasText,
    send: () => goOn(),
  });
  const sending = useCreate({ unsentId: unsent?.id, onCreated: kept.forget });
  const heading = useHeadingFocus(sections.section);
  const Fields = sectionFields[sections.section];

  const createProposal = () => {
    if (sections.isValid) return sending.create();
    sections.enter('basic');
    return sections.showProblems('all');
  };
  const goOn = () => {
    if (sections.next) sections.goTo(sections.next);
    else createProposal();
  };
  const saveDraft = () => {
    if (sending.canSaveDraft) return sending.saveDraft();
    sections.enter('basic');
    return sections.showProblems('title');
  };

  return (
    <S.Form {...kept.formProps} aria-label="New Proposal">
      <S.Layout>
        <SectionSheet sections={sections} />
        <SectionMap sections={sections} />
        <S.Column>
          {restored && hasText && (
            <KeptNotice at={restored.at} onDiscard={onDiscard}>
              {unsent
                ? 'It is in the form. Discard brings back what waits to be sent.'
                : 'It is in the form and not a proposal yet. Discard empties the form.'}
            </KeptNotice>
          )}
          {unsent && <OutboxNotice entry={unsent} />}
          {sending.error && <Notice tone="error" title={sending.error} />}
          <ProblemSummary
            problems={sections.problems}
            attempt={sections.attempt}
            here={sections.section}
            onGoTo={(field) => sections.goTo(sectionOfField(field) ?? 'basic')}
          />
          <div>
            <S.Where>
              Section {sections.place + 1} of {proposalFormSectionNames.length}
            </S.Where>
            <S.Heading ref={heading} tabIndex={-1}>
              {proposalFormSections[sections.section]}
            </S.Heading>
          </div>
          <Fields />
        </S.Column>
        <SectionAside section={sections.section} />
      </S.Layout>
      <FormActions sections={sections} sending={sending} isKept={kept.isKept} onSaveDraft={saveDraft} />
      <LeaveDialog
        mayLose={kept.mayLose}
        title="Leave this proposal?"
        stayLabel="Keep writing"
        text={
          kept.isKept
            ? 'It is not a proposal yet. What you typed stays on this device and waits for you under New Proposal.'
            : 'It is not saved, and this browser saves nothing: what you typed will be lost.'
        }
      />
    </S.Form>
  );
}

/** A new section begins at its heading, for the eye and for the screen reader; the first one is left alone. */
function useHeadingFocus(section: ProposalFormSection) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(section);
  useEffect(() => {
    if (shown.current === section) return;
    shown.current = section;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('form')?.scrollIntoView?.({ block: 'start' });
  }, [section]);
  return heading;
}
