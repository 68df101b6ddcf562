import { paths } from '@harambee/domain';
import { May } from '@harambee/platform';
import { Button, EmptyState, room, styled } from '@harambee/ui';

const Frame = styled.section`
  margin-top: 24px; border: 1px solid var(--line); border-radius: var(--r-card); overflow: hidden;
`;

const Facts = styled.ul`
  display: grid; grid-template-columns: repeat(3, 1fr); border-top: 1px solid var(--line);
  & li { padding: 16px 20px; font-size: 13px; line-height: 19px; color: var(--ink-2); }
  & li + li { border-left: 1px solid var(--line); }
  & b { display: block; font: 600 15px/22px var(--font-head); color: var(--ink); }
  @container ${room.narrow} {
    grid-template-columns: minmax(0, 1fr);
    & li + li { border-left: 0; border-top: 1px solid var(--line); }
  }
`;

/** The first visit: it teaches what a proposal takes, and offers the one next step (mock-up 10). */
export function NoProposals() {
  return (
    <Frame>
      <EmptyState
        picture="boat"
        title="Your first proposal starts here"
        text="Answer five short sections. The text is drafted from your own words and figures, and shows what is still missing."
        action={
          <May do="proposals.write">
            <Button kind="primary" icon="plus" to={paths.newProposal}>
              Write your first proposal
            </Button>
          </May>
        }
      />
      <Facts>
        <li>
          <b>Five short sections</b>one after the other, with help beside each answer
        </li>
        <li>
          <b>Kept as you type</b>a reload or a lost connection loses nothing
        </li>
        <li>
          <b>10 points</b>for starting, 50 more when it is complete
        </li>
      </Facts>
    </Frame>
  );
}

export function NoMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      picture="boat"
      title="No matching proposals"
      text="The search looks at titles, grants and organizations. Try fewer words, or show all."
      action={
        <Button kind="plain" onClick={onClear}>
          Show all proposals
        </Button>
      }
    />
  );
}
