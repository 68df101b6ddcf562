import { type MergedParagraph, type RewriteKind, type RewriteTone, rewriteKinds } from '@harambee/domain';
import type { GeneratedSection, Proposal, RewriteSection, SectionLimit } from '@harambee/domain/schemas';
import { useRestoredText } from '@harambee/platform';
import { Button, Icon, LiveRegion } from '@harambee/ui';
import { Dialog } from '@harambee/ui/app';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { answersOf } from '../../../findings/use-findings.ts';
import { useAskedPersonalData } from '../../../proposal-findings/personal-data-dialog.tsx';
import type { Facts } from '../../../traced-text/text-facts.ts';
import type { SaveText } from '../text-editor/use-text-save.ts';
import { AskForm } from './ask-form.tsx';
import { Asking } from './asking.tsx';
import { Failure } from './failure.tsx';
import { countOf, Results } from './results.tsx';
import * as S from './rewrite.styles.ts';
import { isOver, textsOfDevice } from './texts/other-texts.ts';
import { todaysSection } from './texts/paragraph-places.ts';
import { nothingTyped, parseTyped, type TypedValues, typedName } from './typed-values.ts';
import { useModelFor } from './use-model-for.ts';
import { type Outcomes, useRewrites } from './use-rewrites.ts';
import { useTaking } from './use-taking.ts';
import { TodayText } from './variant/variant.styles.ts';
import { VariantText } from './variant/variant-text.tsx';
import { Ways } from './ways.tsx';

const sending = {
  label: 'Send it anyway',
  text: 'If you go on, the language model gets the text of this section with it.',
};

/** What came of it: there again when the window is opened once more. */
export interface EarlierRewrite {
  kind?: RewriteKind;
  outcomes?: Outcomes;
}

interface RewriteDialogProps {
  proposal: Proposal;
  /** As the engine wrote it. */
  section: GeneratedSection;
  /** As everybody reads it. */
  paragraphs: readonly MergedParagraph[];
  cards: Facts;
  limit: SectionLimit | undefined;
  /** Written into. */
  earlier: EarlierRewrite;
  save: SaveText;
  onClose: () => void;
}

/**
 * Writes one section again: shorter, plainer or in another order on this device, in other words by Harambee, and in any way
 * by a language model where one is set. Nothing changes before a yes (DRAFT-34 to DRAFT-36).
 */
export function RewriteDialog(props: RewriteDialogProps) {
  const { proposal, section, paragraphs, cards, limit, earlier, save, onClose } = props;
  const from = { section, paragraphs, cards };
  const today = todaysSection(paragraphs);
  const [kind, setKind] = useState<RewriteKind>(
    isOver(today.text, limit) ? 'shorter' : (earlier.kind ?? 'shorter'),
  );
  // What was offered stays, whatever comes in meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: computed when the way is chosen
  const own = useMemo(() => textsOfDevice(kind, from, limit), [kind]);
  earlier.outcomes ??= {};
  const { outcomes, asking, ask, stop } = useRewrites(proposal.id, section.key, from, earlier.outcomes);
  const taking = useTaking(from, save, () => {
    earlier.outcomes = {};
    onClose();
  });
  const root = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone when its answer comes.
  const mayMoveFocus = useRef(false);

  const { model, reason, isOnline, isKnown } = useModelFor(proposal, section.key);
  const { restored } = useRestoredText(typedName(proposal.id), parseTyped);
  const typed = useRef(restored?.content ?? nothingTyped);
  const personalData = useAskedPersonalData(() => {
    const { about, sample } = typed.current;
    const text = [today.text, about, sample].join('\n\n');
    return { ...answersOf(proposal), sections: [{ key: section.key, text }] };
  });
  const write = (body: RewriteSection) => {
    mayMoveFocus.current = true;
    return ask(body);
  };
  const askModel = ({ about, sample, tone }: TypedValues) =>
    personalData.ask(sending, (isConfirmed) =>
      write({
        kind,
        ...(kind === 'more_about' && { about }),
        ...(kind === 'words_of' && { sample }),
        ...(kind === 'tone' && { tone: tone as RewriteTone }),
        ...(isConfirmed && { confirmed: 'personal_data' }),
      }),
    );

  const outcome = outcomes[kind];
  const { needsModel } = rewriteKinds[kind];
  // Harambee's own other words are written by the service: nothing is sent further, so nobody needs to ask.
  const isForHarambee = kind === 'other_words' && isOnline && isKnown && !model && !outcome && !asking;
  const hasAsked = useRef(false);
  useEffect(() => {
    if (!isForHarambee || hasAsked.current) return;
    hasAsked.current = true;
    void ask({ kind });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer may come before its asking is shown
  useLayoutEffect(() => {
    if (asking || !mayMoveFocus.current) return;
    mayMoveFocus.current = false;
    const find = (what: string) => root.current?.querySelector<HTMLElement>(what);
    (find('[data-outcome]') ?? find('input:checked'))?.focus();
  }, [asking, outcomes]);

  const texts = outcome && 'texts' in outcome ? outcome.texts : own;
  const hasTexts = (!needsModel || (outcome && 'texts' in outcome)) && asking !== kind;
  const isAskable = model !== undefined && reason === undefined;
  const form = isAskable && (
    <AskForm
      key={`form-${kind}`}
      proposalId={proposal.id}
      kind={kind}
      model={model}
      length={today.text.length}
      isAsking={asking !== undefined}
      typed={typed.current}
      onTyped={(values) => {
        typed.current = values;
      }}
      onAsk={(values) => void askModel(values)}
    />
  );
  return (
    <Dialog
      open
      wide
      title={`Write ${section.title} again`}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <S.Stack ref={root}>
        <Ways
          value={kind}
          reason={reason}
          onChange={(next) => {
            earlier.kind = next;
            setKind(next);
          }}
        />
        {needsModel && form}
        {asking && (
          <Asking
            key={`asking-${asking}`}
            kind={asking}
            who={model?.name ?? 'Harambee'}
            isModel={model !== undefined}
            onStop={stop}
          />
        )}
        {outcome && 'error' in outcome && !asking && (
          <Failure
            error={outcome.error}
            onAgain={(isConfirmed) =>
              void write({ ...outcome.body, ...(isConfirmed && { confirmed: 'personal_data' }) })
            }
          />
        )}
        {kind === 'other_words' && !isOnline && (
          <p>There is no connection right now: only another order can be made on this device.</p>
        )}
        {isForHarambee && hasAsked.current && (
          <div>
            <Button small icon="refresh" onClick={() => void write({ kind })}>
              Look for other words
            </Button>
          </div>
        )}
        {hasTexts && (
          <Results
            key={`results-${kind}`}
            kind={kind}
            texts={texts}
            withoutModel={model && outcome && 'texts' in outcome ? outcome.withoutModel : undefined}
            isWithoutEdits={
              kind === 'other_words' && texts !== own && paragraphs.some(({ isEdited }) => isEdited)
            }
            from={from}
            limit={limit}
            taking={taking}
          />
        )}
        {!needsModel && form && (
          <S.More>
            <summary>
              <Icon name="chevron-down" size={16} /> Let {model?.name} write it
            </summary>
            <S.MoreBody>{form}</S.MoreBody>
          </S.More>
        )}
        <S.More>
          <summary>
            <Icon name="chevron-down" size={16} /> As it reads today
          </summary>
          <TodayText>
            <VariantText text={today.text} sources={today.sources ?? []} facts={cards} />
          </TodayText>
        </S.More>
      </S.Stack>
      <LiveRegion>{hasTexts ? `${rewriteKinds[kind].label}: ${countOf(texts)}` : ''}</LiveRegion>
      {personalData.dialog}
    </Dialog>
  );
}
