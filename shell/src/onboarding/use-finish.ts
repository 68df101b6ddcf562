import { awardCatalog, sampleProposal } from '@harambee/domain';
import {
  useOnboardingAwardMutation,
  useOnboardingCompleteMutation,
  useOnboardingSampleMutation,
} from './onboarding.api.ts';
import { answerOf } from './step-refused.ts';

/** The calls of steps 5 and 6, and of Skip (ONBOARD-15). Each may be repeated: the server does it once. */
export function useFinish() {
  const [makeSample] = useOnboardingSampleMutation();
  const [award] = useOnboardingAwardMutation();
  const [complete] = useOnboardingCompleteMutation();
  return {
    createSample: async (organization: string): Promise<void> => {
      await answerOf(() => makeSample(sampleProposal(organization)), 'Failed to generate demo proposal');
    },
    completeSetup: async (): Promise<void> => {
      await answerOf(() => award(awardCatalog.onboarding), 'Failed to award points');
      await answerOf(() => complete(), 'Failed to mark onboarding as complete');
    },
    skip: async (): Promise<void> => {
      await answerOf(() => complete(), 'Failed to skip onboarding');
    },
  };
}
