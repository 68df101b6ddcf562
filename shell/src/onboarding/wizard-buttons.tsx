import { Button, media, styled } from '@harambee/ui';
import type { WizardState } from './use-wizard.ts';

const Bar = styled.div`
  flex: 1; display: flex; gap: 8px; align-items: center; flex-wrap: wrap;
  & > small { flex: 1; padding-left: 4px; font-size: var(--t-sm); color: var(--ink-3); }
  @media ${media.phone} {
    justify-content: flex-end;
    & > :first-of-type { margin-right: auto; }
    & > small { order: -1; flex-basis: 100%; padding: 0; }
  }
`;

interface WizardButtonsProps {
  wizard: WizardState;
  formId: string;
  isKept: boolean;
}

const nextId = 'onboarding-next';

/** Whether Next sent the form. On step 3 the phone's own button can, and Enter then presses that one: it comes first. */
export const isByNext = ({ submitter }: SubmitEvent): boolean => submitter?.id === nextId;

/** Skip, Previous and Next; the last Next is 'Complete Setup'. */
export function WizardButtons({ wizard, formId, isKept }: WizardButtonsProps) {
  const { place, busy, previous, skip } = wizard;
  const isOnPhone = place.step === 'whatsapp';
  const isTyped = isOnPhone || place.step === 'organization';
  return (
    <Bar>
      <Button kind="quiet" busy={busy === 'skip'} onClick={skip}>
        Skip
      </Button>
      <small>{isKept && isTyped && 'Saved on this device as you type'}</small>
      <Button icon="chevron-left" disabled={!place.previous} onClick={previous}>
        Previous
      </Button>
      <Button
        // On step 3 the main button is the phone's, until it is linked.
        kind={isOnPhone && wizard.phone.stage !== 'linked' ? 'plain' : 'primary'}
        busy={busy === 'next'}
        id={nextId}
        // On every step: a button that changed its kind during its own click would be pressed a second time by the browser.
        type="submit"
        form={formId}
      >
        {place.next ? 'Next' : 'Complete Setup'}
      </Button>
    </Bar>
  );
}
