import type { DemoProposalBody } from '../proposal-form/proposal-fields.schemas.ts';

/** The steps of the wizard, in order (ONBOARD-05). */
export const onboardingSteps = [
  'welcome',
  'organization',
  'whatsapp',
  'documents',
  'sample',
  'points',
] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

/** Six steps, or five where WhatsApp cannot be linked (ONBOARD-04). */
export const onboardingStepsWith = (hasWhatsApp: boolean): OnboardingStep[] =>
  onboardingSteps.filter((step) => hasWhatsApp || step !== 'whatsapp');

export interface OnboardingPlace {
  step: OnboardingStep;
  /** Counts from 1. */
  number: number;
  of: number;
  percent: number;
  /** Absent at the first and last step, respectively. */
  previous?: OnboardingStep;
  next?: OnboardingStep;
}

/** The position in the wizard. A step that is not offered counts as the next one. */
export function onboardingPlace(step: OnboardingStep, hasWhatsApp: boolean): OnboardingPlace {
  const steps = onboardingStepsWith(hasWhatsApp);
  const place = steps.indexOf(step === 'whatsapp' && !hasWhatsApp ? 'documents' : step);
  const [previous, next] = [steps[place - 1], steps[place + 1]];
  return {
    step: steps[place] as OnboardingStep,
    number: place + 1,
    of: steps.length,
    percent: Math.round(((place + 1) / steps.length) * 100),
    ...(previous && { previous }),
    ...(next && { next }),
  };
}

/** The sample of step 5 (ONBOARD-14). Its title says that it is a sample wherever it is listed. */
export const sampleProposal = (organization: string): DemoProposalBody => ({
  title: 'Sample: a kitchen garden for every school',
  description:
    `${organization.trim() || 'Your organization'} and four primary schools plant kitchen gardens that feed 620 pupils a vegetable ` +
    'lunch three days a week. Pupils, parents and cooks tend them together, so that they last when the project ends.',
  amount: 50_000,
  duration: '12 months',
  objectives: [
    'Four gardens of 800 square metres are planted and fenced within four months',
    '620 pupils eat vegetables from their own garden three days a week',
    'A garden committee in each school keeps seeds, tools and a small fund of its own',
  ],
});
