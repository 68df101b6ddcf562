import type { OnboardingStep } from '@harambee/domain';
import type { PhoneStage } from '../use-phone.ts';
import type { Progress } from '../wizard-values.ts';
import { DocumentsStep } from './documents-step.tsx';
import { OrganizationStep } from './organization-step.tsx';
import { PointsStep } from './points-step.tsx';
import { SampleStep } from './sample-step.tsx';
import { WelcomeStep } from './welcome-step.tsx';
import { WhatsAppStep } from './whatsapp-step.tsx';

interface StepBodyProps {
  step: OnboardingStep;
  progress: Progress;
  hasWhatsApp: boolean;
  phoneStage: PhoneStage;
  isPhoneBusy: boolean;
  onResend: () => void;
}

/** What one step shows between its title and the buttons. */
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
