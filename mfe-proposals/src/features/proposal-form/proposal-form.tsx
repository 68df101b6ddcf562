import { type ProposalFormSection, proposalFormSectionNames, proposalFormSections } from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { type Restored, useUnsavedForm } from '@harambee/platform';
import { Banner } from '@harambee/ui';
import { LeaveDialog, OutboxBanner, RestoredBanner } from '@harambee/ui/app';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { FormFindingsProvider } from '../../findings/form-findings.tsx';
import { useGoToField } from '../../findings/use-field-focus.ts';
import { sectionOfField } from '../../form-values/proposal.schema.ts';
import { isSame } from '../../form-values/proposal-values.ts';
import type { NewProposalEntry } from '../../outbox.ts';
import { ProblemSummary } from '../../proposal-fields/problem-summary.tsx';
import { SectionAside } from '../../proposal-fields/section-aside.tsx';
import { sectionFields } from '../../proposal-fields/section-fields.tsx';
import { ProposedRowsProvider } from '../../proposed-rows/proposed-rows-provider.tsx';
import { FormActions } from './form-actions.tsx';
import * as S from './proposal-form.styles.ts';
import { SectionMap } from './section-map.tsx';
import { SectionSheet } from './section-sheet.tsx';
import { type UnsavedDraft, unsavedName } from './unsaved-draft.ts';
import { useCreate } from './use-create.ts';
import { useSections } from './use-sections.ts';

interface ProposalFormProps {
  /** The text comes from an earlier visit. */
  restored: Restored<UnsavedDraft> | undefined;
  onDiscard: () => void;
  /** What the form is without it. */
  initial: ProposalFields;
  /** The text waits on this device, or came back. */
  entry: NewProposalEntry | undefined;
  /** The call that it is made for. */
  call: { id: string; name: string } | undefined;
}

/** The five sections, one at a time (PROP-10). */
export function ProposalForm({ restored, onDiscard, initial, entry, call }: ProposalFormProps) {
  const { values } = useFormikContext<ProposalFields>();
  const sections = useSections(restored?.content.section ?? 'basic');
  const hasText = !isSame(values, initial);
  const unsaved = useUnsavedForm({
    name: unsavedName(entry?.id, call?.id),
    content: { values, section: sections.section },
    isChanged: hasText,
    send: () => goOn(),
  });
  const sending = useCreate({ queuedId: entry?.id, callId: call?.id, onCreated: unsaved.forget });
  const heading = useHeadingFocus(sections.section);
  const Fields = sectionFields[sections.section];

  const goToField = useGoToField((field) => sections.goTo(sectionOfField(field) ?? 'basic'));

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
    <S.Form {...unsaved.formProps} aria-label="New Proposal">
      <S.Layout>
        <SectionSheet sections={sections} />
        <SectionMap sections={sections} />
        <S.Column>
          {restored && hasText && (
            <RestoredBanner at={restored.at} onDiscard={onDiscard}>
              {entry
                ? 'It is in the form. Discard restores the queued version.'
                : 'It is in the form but not a proposal yet. Discard clears the form.'}
            </RestoredBanner>
          )}
          {entry && <OutboxBanner entry={entry} />}
          {sending.error && <Banner tone="error" title={sending.error} />}
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
          <FormFindingsProvider onPlace={goToField}>
            <ProposedRowsProvider>
              <Fields />
            </ProposedRowsProvider>
          </FormFindingsProvider>
        </S.Column>
        <SectionAside section={sections.section} />
      </S.Layout>
      <FormActions
        sections={sections}
        sending={sending}
        isStored={unsaved.isStored}
        onSaveDraft={saveDraft}
      />
      {sending.dialog}
      <LeaveDialog
        mayLose={unsaved.mayLose}
        title="Leave this proposal?"
        stayLabel="Keep writing"
        text={
          unsaved.isStored
            ? 'It is not a proposal yet. What you typed stays on this device, and you can continue under New Proposal.'
            : 'It is not saved, and this browser cannot store it, so what you typed will be lost.'
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
