import type { Proposal } from '@harambee/domain/schemas';
import { announce, errorMessage, useGetLanguageModelQuery } from '@harambee/platform';
import { Button, styled } from '@harambee/ui';
import { useCreateModelStopMutation } from '../../api/proposals.api.ts';

const Root = styled.div`display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; & > p { flex: 1 1 240px; }`;

const stoppedWords = 'The language model was stopped. Harambee writes the rest itself.';

/** Stops the language model while it writes (DRAFT-38). Nothing where none is set, or the proposal is kept from it. */
export function StopModel({ proposal: { id, draftContent } }: { proposal: Proposal }) {
  const { data } = useGetLanguageModelQuery();
  const [stop, { isLoading, isSuccess, error }] = useCreateModelStopMutation();
  if (!data?.model || draftContent.writer === 'built_in') return null;
  const press = async () => {
    const answer = await stop(id);
    if (!answer.error) announce(stoppedWords);
  };
  if (isSuccess) return <p>{stoppedWords}</p>;
  return (
    <Root>
      <p>
        {error
          ? errorMessage(error, 'The language model could not be stopped. Try again.')
          : `${data.model.name} writes this text. If you stop it, Harambee writes the rest itself, at once.`}
      </p>
      <Button small busy={isLoading} onClick={() => void press()}>
        Stop the language model
      </Button>
    </Root>
  );
}
