import { hasGeneratedText, type ProposalSectionKey } from '@harambee/domain';
import type { Proposal } from '@harambee/domain/schemas';
import { room, styled, Tabs } from '@harambee/ui';
import { SkeletonRows, SkeletonText } from '@harambee/ui/app';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { areCommentsWanted } from '../../comments/state/comments-button.tsx';
import { useComments } from '../../comments/state/comments-context.ts';
import { CommentsProvider } from '../../comments/state/comments-provider.tsx';
import { sidePart } from '../../components/side-part.tsx';
import { PeopleCard } from '../../people/people-card.tsx';
import { type OnEditField, placeOf } from '../../places/field-place.ts';
import { FindingsPanel } from '../../proposal-findings/findings-panel.tsx';
import { Answers } from './answers.tsx';
import { GeneratedContent } from './generated-content.tsx';
import { History } from './history.tsx';
import { hasReadiness, Readiness } from './readiness/readiness.tsx';
import { useFix } from './readiness/use-fix.ts';
import { type DetailTab, detailTabNames, detailTabs, isFormTab, useTab } from './tabs.ts';
import { VersionReader } from './versions/version-reader.tsx';
import { useVersionView } from './versions/version-view.ts';

/** Few proposals are copies. */
const FormerFunder = sidePart(async () => (await import('./duplicates/former-funder.tsx')).FormerFunder);
/** Fetched with the first edit. */
const TextChanges = sidePart(async () => (await import('./text-changes/text-changes.tsx')).TextChanges);
/** Fetched when two texts are compared for the first time: it brings the library that finds the differences. */
const VersionCompare = lazy(async () => ({
  default: (await import('./versions/version-compare.tsx')).VersionCompare,
}));

/** Fetched when there are comments, or somebody is about to write one. */
const SectionComments = sidePart(
  async () => (await import('../../comments/page/section-comments.tsx')).SectionComments,
);

/** Most proposals have none. */
const GuestsCard = sidePart(async () => (await import('../../guests/guests-card.tsx')).GuestsCard);

/** Fetched with the tab. */
const AnswersTab = lazy(async () => ({
  default: (await import('../../application/answers-tab.tsx')).AnswersTab,
}));

const TimelineTab = lazy(async () => ({
  default: (await import('./timeline/timeline-tab.tsx')).TimelineTab,
}));
const SignOffsCard = sidePart(async () => (await import('./sign-offs/sign-offs-card.tsx')).SignOffsCard);

const Layout = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) 328px; gap: 32px; align-items: start;
  scroll-margin-top: 96px; outline: none;
  @container ${room.medium} { grid-template-columns: minmax(0, 1fr); gap: 16px; }
`;

const Rail = styled.div`
  display: grid; gap: 24px; position: sticky; top: 80px;
  /* Comments take its place, each beside its words. */
  &[data-comments-open] { position: static; align-self: stretch; align-content: start; }
  &[data-comments-open] > :not([data-comments]) { display: none; }
  @container ${room.medium} { display: contents; }
`;

/** The readiness comes before a long text where there is one column only, the history after it. */
const First = styled.div`
  @container ${room.medium} { order: -1; }
`;

const listedByServer: ReadonlySet<DetailTab> = new Set(['answers', 'history']);

interface ProposalTabsProps {
  proposal: Proposal;
  /** It stands in for one that could not be loaded. */
  isSample: boolean;
  /** Absent while the proposal may not be changed. */
  onEdit: ((tab: DetailTab, field?: string) => void) | undefined;
  onGenerate: (() => void) | undefined;
  /** Absent while no text can be asked for. */
  onWriteAgain: ((sections: ProposalSectionKey[]) => void) | undefined;
}

/** The tabs in view mode (PROP-30). */
export function ProposalTabs(props: ProposalTabsProps) {
  const { tab } = useTab();
  const { proposal } = props;
  const hasText = tab === 'generated' && hasGeneratedText(proposal.status) && proposal.sections.length > 0;
  const part = hasText ? 'text' : tab === 'answers' ? 'answers' : undefined;
  return (
    <CommentsProvider proposal={proposal} part={props.isSample ? undefined : part}>
      <TabPanels {...props} />
    </CommentsProvider>
  );
}

function TabPanels({ proposal, isSample, onEdit, onGenerate, onWriteAgain }: ProposalTabsProps) {
  const { tab: asked, setTab } = useTab();
  // The sample is not on the server, so it has none of what the server lists for a proposal.
  const names = detailTabNames.filter((name) => !isSample || !listedByServer.has(name));
  const tab = names.includes(asked) ? asked : 'overview';
  const view = useVersionView(proposal.version);
  const layout = useFocusOnReturn(view.kind === 'newest');
  const rail = useRef<HTMLDivElement>(null);
  const comments = useComments();
  const onEditField: OnEditField | undefined = onEdit && (({ tab: place, field }) => onEdit(place, field));
  const { found, onFix } = useFix(proposal, onEditField, () => setTab('generated'));

  const canBeChecked = proposal.status !== 'generating' && !proposal.queued;
  const onPlace = (path: string) => {
    if (path.startsWith('sections.'))
      return onFix({ points: 0, what: 'A finding', section: path.slice(9) as ProposalSectionKey });
    const place = placeOf(path);
    if (place?.kind === 'field' && onEditField) return onEditField(place);
    if (place?.kind === 'field') return setTab(place.tab);
    return onFix({ points: 0, what: 'A finding', field: path });
  };

  const main = (name: DetailTab): ReactNode => {
    if (isFormTab(name)) {
      return <Answers proposal={proposal} tab={name} onEdit={onEdit && (() => onEdit(name))} />;
    }
    if (view.kind === 'read')
      return <VersionReader key={view.version} proposal={proposal} number={view.version} />;
    return (
      <GeneratedContent
        proposal={proposal}
        found={found}
        onEditField={onEditField}
        onWriteAgain={onWriteAgain}
      />
    );
  };
  const panel = (name: DetailTab): ReactNode => {
    if (name === 'answers') {
      return (
        <Suspense fallback={<SkeletonRows rows={6} />}>
          <AnswersTab proposal={proposal} view="tab" onEditField={onEditField} />
        </Suspense>
      );
    }
    if (name === 'history') {
      return (
        <Suspense fallback={<SkeletonRows rows={8} />}>
          <TimelineTab proposal={proposal} />
        </Suspense>
      );
    }
    if (name === 'generated' && view.kind === 'compare') {
      return (
        <Suspense fallback={<SkeletonText lines={8} />}>
          <VersionCompare proposal={proposal} before={view.before} after={view.after} />
        </Suspense>
      );
    }
    const hasComments = name === 'generated' && view.kind === 'newest';
    return (
      <Layout ref={layout} tabIndex={-1}>
        {main(name)}
        <Rail
          ref={rail}
          data-comments-open={(hasComments && comments?.view.isOpen && comments.view.isBeside) || undefined}
        >
          {proposal.duplicateOf && canBeChecked && view.kind === 'newest' && (
            <First>
              <FormerFunder proposal={proposal} from={proposal.duplicateOf} onPlace={onPlace} />
            </First>
          )}
          {hasReadiness(proposal) && view.kind === 'newest' && (
            <First>
              <Readiness
                proposal={proposal}
                onEdit={onEdit}
                onFix={onFix}
                onGenerate={onGenerate && (() => onGenerate())}
              />
            </First>
          )}
          {canBeChecked && view.kind === 'newest' && <FindingsPanel proposal={proposal} onPlace={onPlace} />}
          {!isSample && <PeopleCard proposal={proposal} />}
          {!isSample && view.kind === 'newest' && <SignOffsCard proposal={proposal} />}
          <History proposal={proposal} />
          {!isSample && <GuestsCard proposalId={proposal.id} />}
          {(proposal.edits ?? []).length > 0 && view.kind === 'newest' && (
            <TextChanges proposal={proposal} canEdit={onEditField !== undefined && !proposal.queued} />
          )}
        </Rail>
        {hasComments && comments && areCommentsWanted(comments) && (
          <SectionComments page={comments} layout={layout} margin={rail} />
        )}
      </Layout>
    );
  };
  return (
    <Tabs
      label="Parts of the proposal"
      value={tab}
      onChange={setTab}
      tabs={names.map((name) => ({
        id: name,
        label: detailTabs[name].label,
        panel: name === tab ? panel(name) : null,
      }))}
    />
  );
}

/** The link that leads back to the newest text goes away with the view it closes: a focus lost so goes to what comes. */
function useFocusOnReturn(isNewest: boolean) {
  const layout = useRef<HTMLDivElement>(null);
  const wasNewest = useRef(isNewest);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isNewest && !wasNewest.current && isLost) layout.current?.focus();
    wasNewest.current = isNewest;
  }, [isNewest]);
  return layout;
}
