import { aiUseStatement } from '@harambee/domain';
import type { Proposal } from '@harambee/domain/schemas';
import { showToast } from '@harambee/platform';
import { Button } from '@harambee/ui';

/** What to answer a funder who asks about the use of AI, to copy (DRAFT-40). */
export function AiUseStatement({ proposal }: { proposal: Proposal }) {
  const statement = aiUseStatement(proposal);
  const copy = () =>
    navigator.clipboard.writeText(statement).then(
      () => showToast('Statement copied', 'success'),
      () => showToast('Your browser does not allow copying. Select the text instead.', 'warning'),
    );
  return (
    <>
      <p>{statement}</p>
      <Button small onClick={() => void copy()}>
        Copy statement
      </Button>
    </>
  );
}
