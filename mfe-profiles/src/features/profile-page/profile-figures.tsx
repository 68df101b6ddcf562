import { formatNumber, moneyFigure, paths, sumsOrDollars } from '@harambee/domain';
import { Figure, Figures, Skeleton } from '@harambee/ui/app';
import { useGetProfileFiguresQuery } from '../../api/profiles.api.ts';

/** The three tiles, with real figures (PROF-03). */
export function ProfileFigures() {
  const { data, isLoading, isError } = useGetProfileFiguresQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const funding = data && moneyFigure(sumsOrDollars(data.fundingSums, data.fundingSecured));
  const shown = (value: string | undefined) =>
    isLoading ? <Skeleton width={64} height={36} /> : (value ?? '–');
  const note = (words: string) => (isError ? 'Could not be loaded' : words);
  return (
    <Figures>
      <Figure
        label="Total Proposals"
        value={shown(data && formatNumber(data.totalProposals))}
        note={note('Written so far')}
        to={paths.proposals}
      />
      <Figure
        label="Funding Secured"
        value={shown(funding?.value)}
        unit={funding?.rest}
        note={note('Approved and funded')}
      />
      <Figure
        label="Active Projects"
        value={shown(data && formatNumber(data.activeProjects))}
        note={note('Underway with a grant')}
      />
    </Figures>
  );
}
