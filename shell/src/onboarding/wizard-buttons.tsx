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
  /** Enter in a field and Next are the same; on step 3 Enter belongs to the phone. */
  formId: string;
  isKept: boolean;
}

/** Skip, Previous and Next; the last Next is 'Complete Setup'. */
export function WizardButtons({ wizard, formId, isKept }: WizardButtonsProps) {
  const { place, busy, next, previous, skip } = wizard;
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
        type={isOnPhone ? 'button' : 'submit'}
        form={isOnPhone ? undefined : formId}
        onClick={isOnPhone ? next : undefined}
      >
        {place.next ? 'Next' : 'Complete Setup'}
      </Button>
    </Bar>
  );
}
