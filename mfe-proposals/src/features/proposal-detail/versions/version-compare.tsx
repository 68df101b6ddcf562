import type { Proposal, ProposalVersion } from '@harambee/domain/schemas';
import { announce } from '@harambee/platform';
import { Button, Card, EmptyState, ErrorState } from '@harambee/ui';
import { FilterSelect, Loading, SkeletonText } from '@harambee/ui/app';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGetProposalVersionsQuery } from '../../../api/proposal-versions.api.ts';
import { SectionCompare } from './section-compare.tsx';
import { compareSections } from './version-diff.ts';
import { VersionFacts, VersionPdf } from './version-facts.tsx';
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
  const query = useGetProposalVersionsQuery({ id, newest }, { skip: isAlone });
  const numbered = (number: number) => query.currentData?.find(({ version }) => version === number);
  const [earlier, later] = [numbered(before), numbered(after)];
  const hasFailed = query.isError || (query.currentData && !(earlier && later));
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
            title="The versions did not arrive"
            text="Nothing is lost. Check your connection and try again."
            onRetry={query.refetch}
            retrying={query.isFetching}
          />
        </Card>
      )}
      {earlier && later && <Compared proposal={proposal} before={earlier} after={later} />}
      {!isAlone && !hasFailed && !query.currentData && (
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
            ? 'Change your answers and generate again. Both texts are kept, and you can lay them side by side here.'
            : 'Every text that is generated is kept. From the second one on you can lay two side by side here.'
        }
        action={<Button to={versionAddress.newest}>Back to the text</Button>}
      />
    </Card>
  );
}

interface ComparedProps {
  proposal: Proposal;
  before: ProposalVersion;
  after: ProposalVersion;
}

function Compared({ proposal, before, after }: ComparedProps) {
  const navigate = useNavigate();
  const sections = useMemo(() => compareSections(before.sections, after.sections), [before, after]);
  const changed = sections.filter(({ isChanged }) => isChanged).length;
  const result =
    changed === 0 ? 'No section is different' : `${changed} of ${sections.length} sections differ`;
  useEffect(() => {
    announce(`Version ${before.version} and version ${after.version}: ${result}`);
  }, [before.version, after.version, result]);

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
              value={String(before.version)}
              choices={choicesOf(numbers.filter((number) => number < after.version))}
              onChange={(number) => choose(Number(number), after.version)}
            />
            <VersionFacts version={before} />
            <VersionPdf proposal={proposal} version={before.version} />
          </S.Chosen>
          <S.Chosen>
            <FilterSelect
              label="Later"
              value={String(after.version)}
              choices={choicesOf(numbers.filter((number) => number > before.version))}
              onChange={(number) => choose(before.version, Number(number))}
            />
            <VersionFacts version={after} />
            <VersionPdf proposal={proposal} version={after.version} />
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
