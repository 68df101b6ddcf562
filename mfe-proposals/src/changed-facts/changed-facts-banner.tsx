import { paths } from '@harambee/domain';
import type { ChangedProfileFact } from '@harambee/domain/schemas';
import { Banner, Button, styled } from '@harambee/ui';
import { useGetChangedFactsQuery } from '../api/changed-facts.api.ts';

const Room = styled.div`margin-bottom: 16px;`;

const texts = (count: number): string => `${count} ${count === 1 ? 'text' : 'texts'}`;

const change = ({ name, from, to }: ChangedProfileFact): string =>
  to ? `${name}: ${from} became ${to}` : `${name} (${from}) was removed`;

/** Says that a figure of the profile has changed, and how many texts still state the old one; nothing otherwise (CALL-35). */
export function ChangedFactsBanner() {
  const { data: facts = [] } = useGetChangedFactsQuery();
  const [first] = facts;
  if (!first) return null;
  const count = facts.reduce((sum, fact) => sum + fact.texts.length, 0);
  const others = facts.length - 1;
  return (
    <Room>
      <Banner
        tone="warning"
        title={`${texts(count)} ${count === 1 ? 'states' : 'state'} a figure as it was`}
        actions={<Button to={paths.changedFacts}>Look at them</Button>}
      >
        {change(first)}
        {others > 0 && `, and ${others} more ${others === 1 ? 'figure' : 'figures'} changed`}. What was sent
        stays as it was.
      </Banner>
    </Room>
  );
}
