import { fewCodesWords, formatDay, paths } from '@harambee/domain';
import { useUser } from '@harambee/platform';
import { Banner, Button, room, styled } from '@harambee/ui';
import { useLocation } from 'react-router';

const Place = styled.div`padding: 16px 32px 0; @container ${room.narrow} { padding: 12px 16px 0; }`;

/** On every page: two-step sign-in must be set up soon (TWOSTEP-15), or the recovery codes run out (TWOSTEP-06). */
export function TwoStepBanner() {
  const { setUpTwoStepBy, recoveryCodesLeft } = useUser();
  const { pathname } = useLocation();
  // There the page itself says it, beside what to press.
  if (pathname === paths.settings) return null;
  const few = recoveryCodesLeft === undefined ? '' : fewCodesWords(recoveryCodesLeft);
  const title = setUpTwoStepBy ? `Set up two-step sign-in before ${formatDay(setUpTwoStepBy)}` : few;
  if (!title) return null;
  return (
    <Place>
      <Banner
        tone={setUpTwoStepBy ? 'pending' : 'warning'}
        title={title}
        actions={
          <Button small to={`${paths.settings}?tab=security`}>
            {setUpTwoStepBy ? 'Set it up now' : 'Make new ones'}
          </Button>
        }
      >
        {setUpTwoStepBy
          ? 'Your organization requires it. Without it you cannot sign in from then on.'
          : 'They sign you in when you have lost your phone.'}
      </Banner>
    </Place>
  );
}
