import type { Proposal, ProposalVersion } from '@harambee/domain/schemas';
import { announce } from '@harambee/platform';
import { Button, Card, EmptyState, ErrorState } from '@harambee/ui';
import { FilterSelect, Loading, SkeletonText } from '@harambee/ui/app';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGetProposalVersionQuery } from '../../../api/proposal-versions.api.ts';
import { SectionCompare } from './section-compare.tsx';
import { compareSections } from './version-diff.ts';
import { VersionFacts, VersionFiles } from './version-facts.tsx';
import { VersionHeading } from './version-heading.tsx';
import { versionAddress } from './version-view.ts';
import * as S from './versions.styles.ts';

interface VersionCompareProps {
  proposal: Proposal;
  before: number;
  after: number;
}

/** Two generated texts side by side, section by section, word by word. */
export function VersionCompare({ proposal, before, after }: VersionCompareProps) {
  const { id, version: newest } = proposal;
  const isAlone = newest < 2;
  const earlier = useGetProposalVersionQuery({ id, version: before }, { skip: isAlone });
  const later = useGetProposalVersionQuery({ id, version: after }, { skip: isAlone });
  const missing = [earlier, later].filter(({ currentData }) => !currentData);
  const hasFailed = missing.some(({ isError }) => isError);
  return (
    <>
      <S.Bar>
        <VersionHeading>Compare versions</VersionHeading>
        <S.QuietLink to={versionAddress.newest} preventScrollReset>
          Close the comparison
        </S.QuietLink>
      </S.Bar>
      {isAlone && <OnlyOne hasText={newest === 1} />}
      {hasFailed && (
        <Card>
          <ErrorState
            title="We couldn't load the versions"
            text="Nothing is lost. Check your connection and try again."
            onRetry={() => {
              for (const { isError, refetch } of missing) if (isError) void refetch();
            }}
            retrying={missing.some(({ isFetching }) => isFetching)}
          />
        </Card>
      )}
      {/* While another one is on its way the last two stay: the choice that was just made keeps the focus. */}
      {!hasFailed && earlier.data && later.data && (
        <Compared
          proposal={proposal}
          chosen={{ before, after }}
          before={earlier.data}
          after={later.data}
          isComplete={missing.length === 0}
        />
      )}
      {!isAlone && !hasFailed && !(earlier.data && later.data) && (
        <Loading label="Loading the versions">
          <SkeletonText lines={8} />
        </Loading>
      )}
    </>
  );
}

function OnlyOne({ hasText }: { hasText: boolean }) {
  return (
    <Card>
      <EmptyState
        picture="boat"
        title={hasText ? 'There is one version so far' : 'There is no version yet'}
        text={
          hasText
            ? 'Change your answers and generate again. Both texts are kept, and you can compare them side by side here.'
            : 'Every generated text is kept. Once there are two, you can compare them side by side here.'
        }
        action={<Button to={versionAddress.newest}>Back to the text</Button>}
      />
    </Card>
  );
}

interface ComparedProps {
  proposal: Proposal;
  /** The two that were asked for. */
  chosen: { before: number; after: number };
  /** The two that are here. */
  before: ProposalVersion;
  after: ProposalVersion;
  isComplete: boolean;
}

function Compared({ proposal, chosen, before, after, isComplete }: ComparedProps) {
  const navigate = useNavigate();
  const sections = useMemo(() => compareSections(before.sections, after.sections), [before, after]);
  const changed = sections.filter(({ isChanged }) => isChanged).length;
  const result =
    changed === 0 ? 'All sections are the same' : `${changed} of ${sections.length} sections differ`;
  useEffect(() => {
    if (isComplete) announce(`Version ${before.version} and version ${after.version}: ${result}`);
  }, [before.version, after.version, result, isComplete]);

  const numbers = Array.from({ length: proposal.version }, (_, place) => place + 1);
  const choose = (earlier: number, later: number) =>
    navigate(versionAddress.compare(earlier, later), { replace: true, preventScrollReset: true });
  return (
    <>
      <S.Head>
        <S.Pair>
          <S.Chosen>
            <FilterSelect
              label="Earlier"
              value={String(chosen.before)}
              choices={choicesOf(numbers.filter((number) => number < chosen.after))}
              onChange={(number) => choose(Number(number), chosen.after)}
            />
            <VersionFacts version={before} />
            <VersionFiles proposal={proposal} version={before.version} />
          </S.Chosen>
          <S.Chosen>
            <FilterSelect
              label="Later"
              value={String(chosen.after)}
              choices={choicesOf(numbers.filter((number) => number > chosen.before))}
              onChange={(number) => choose(chosen.before, Number(number))}
            />
            <VersionFacts version={after} />
            <VersionFiles proposal={proposal} version={after.version} />
          </S.Chosen>
        </S.Pair>
      </S.Head>
      <S.Sections>
        <S.Legend>
          <b>{result}.</b>
          {changed > 0 && (
            <span>
              <del>Removed words</del> are struck through, <ins>added words</ins> underlined.
            </span>
          )}
        </S.Legend>
        {sections.map((section) => (
          <SectionCompare key={section.key} section={section} before={before.version} after={after.version} />
        ))}
      </S.Sections>
    </>
  );
}

const choicesOf = (numbers: number[]) =>
  numbers.toReversed().map((number) => ({ value: String(number), label: `Version ${number}` }));
