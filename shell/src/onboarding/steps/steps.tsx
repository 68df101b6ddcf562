import type { OnboardingStep } from '@harambee/domain';
import { useUser } from '@harambee/platform';
import { addressed } from '../../lib/addressed.ts';
import type { PhoneStage } from '../step-actions.ts';
import type { Progress } from '../wizard-values.ts';
import { DocumentsStep, PointsStep, WelcomeStep } from './information-steps.tsx';
import { OrganizationStep } from './organization-step.tsx';
import { SampleStep } from './sample-step.tsx';
import { WhatsAppStep } from './whatsapp-step.tsx';

interface StepBodyProps {
  step: OnboardingStep;
  progress: Progress;
  hasWhatsApp: boolean;
  phoneStage: PhoneStage;
  isPhoneBusy: boolean;
  onResend: () => void;
}

/** The content of a step between its title and the buttons. */
export function StepBody({ step, hasWhatsApp, ...phone }: StepBodyProps) {
  switch (step) {
    case 'welcome':
      return <WelcomeStep hasWhatsApp={hasWhatsApp} />;
    case 'organization':
      return <OrganizationStep />;
    case 'whatsapp':
      return <WhatsAppStep {...phone} />;
    case 'documents':
      return <DocumentsStep />;
    case 'sample':
      return <SampleStep />;
    case 'points':
      return <PointsStep />;
  }
}

interface Words {
  title: string;
  intro: string;
}

/** Title and first sentence of each step. */
export function useStepWords(step: OnboardingStep, { saved }: Progress): Words {
  const { firstName } = useUser();
  const words: Record<OnboardingStep, Words> = {
    welcome: {
      title: addressed('Welcome to Harambee', firstName),
      intro: 'Spend a few minutes now, and half of your first proposal is already written when you start it.',
    },
    organization: {
      title: 'Tell us about your organization',
      intro: saved
        ? 'This is your profile so far. Change what is out of date.'
        : 'We use this to start your profile and every proposal. You can change it later.',
    },
    whatsapp: {
      title: 'Link your WhatsApp',
      intro: 'We send a code to confirm that the phone is yours. Leave it empty to skip this step.',
    },
    documents: {
      title: 'Your documents',
      intro: 'Soon you can store your documents alongside your proposals. There is nothing to do here yet.',
    },
    sample: {
      title: 'A sample proposal to try things out',
      intro: 'Next adds it to your proposals as a draft. Edit it, generate its text, or leave it as it is.',
    },
    points: {
      title: 'You are ready',
      intro: 'Finishing setup earns your organization its first points.',
    },
  };
  return words[step];
}
