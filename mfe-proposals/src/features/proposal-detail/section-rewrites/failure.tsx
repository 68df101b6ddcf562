import { errorMessage, fieldProblemsOf, isNetworkError } from '@harambee/platform';
import { Banner, Button } from '@harambee/ui';

interface FailureProps {
  error: unknown;
  onAgain: (isConfirmed: boolean) => void;
}

/** Why there is no text, in words; the section is as it was. */
export function Failure({ error, onAgain }: FailureProps) {
  const mustConfirm = fieldProblemsOf(error).some(({ field }) => field === 'confirmed');
  return (
    <div data-outcome="" tabIndex={-1}>
      <Banner
        tone="error"
        title="The section could not be written again"
        actions={
          <Button small onClick={() => onAgain(mustConfirm)}>
            {mustConfirm ? 'Send it anyway' : 'Retry'}
          </Button>
        }
      >
        {errorMessage(
          error,
          isNetworkError(error) ? 'There was no answer. Nothing is lost.' : 'Please try again in a minute.',
        )}
      </Banner>
    </div>
  );
}
