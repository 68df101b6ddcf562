import { authorName, signOffLimits, signOffStateRows } from '@harambee/domain';
import { Banner, styled, TextInput } from '@harambee/ui';
import { StatusChip } from '@harambee/ui/app';
import type { Submission } from './use-submission.ts';

const List = styled.ul`
  display: grid; gap: 8px; list-style: none; margin: 8px 0 0; padding: 0;
  & li { display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: center; overflow-wrap: anywhere; }
`;
const Stack = styled.div`display: grid; gap: 16px;`;

/** Who has not agreed, and why it is submitted all the same (SIGNOFF-06, -07). */
export function MissingSignOffs({ missing, reason, setReason, error }: Submission) {
  if (missing.length === 0) return null;
  return (
    <Stack>
      <Banner tone="warning" title={missing.length === 1 ? 'A sign-off is missing' : 'Sign-offs are missing'}>
        <List>
          {missing.map(({ signer, state }) => (
            <li key={`${signer.kind} ${signer.id}`}>
              {authorName(signer)}
              <StatusChip {...signOffStateRows[state]} />
            </li>
          ))}
        </List>
      </Banner>
      <TextInput
        name="without-sign-off"
        label="Why do you submit it without them?"
        help="It stands in the timeline of the proposal, with your name."
        value={reason}
        maxLength={signOffLimits.reason}
        {...(error && { error })}
        onChange={(event) => setReason(event.target.value)}
      />
    </Stack>
  );
}

/** The button that submits says what it does. */
export const submitLabel = ({ missing }: Pick<Submission, 'missing'>, label: string): string =>
  missing.length > 0 ? 'Submit without sign-off' : label;
