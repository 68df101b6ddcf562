import { readEnvironment, wholeNumber } from '@harambee/service-kit';
import { type LanguageModelConfig, readLanguageModel } from '@harambee/service-kit/language-model';

/** Settings of this service, in addition to those of the kit. */
export interface ProposalsConfig {
  draftingConcurrency: number;
  draftingLeaseMs: number;
  draftingPaceMs: number;
  /** If absent, the built-in engine writes everything. */
  languageModel?: LanguageModelConfig;
}

export function readProposalsConfig(environment: NodeJS.ProcessEnv = process.env): ProposalsConfig {
  const values = readEnvironment(
    {
      /** How many texts one process drafts at the same time. */
      DRAFTING_CONCURRENCY: wholeNumber({ minimum: 1, maximum: 64, default: 2 }),
      /** A dead process's job is taken over after this time at the latest. */
      DRAFTING_LEASE_MS: wholeNumber({ minimum: 1_000, maximum: 600_000, default: 8_000 }),
      /**
       * A pause after each section. The built-in engine writes a text in milliseconds: the pause only makes the stages
       * visible in demonstrations and browser tests.
       */
      DRAFTING_PACE_MS: wholeNumber({ minimum: 0, maximum: 60_000, default: 0 }),
    },
    environment,
  );
  const languageModel = readLanguageModel(environment);
  return {
    ...(languageModel && { languageModel }),
    draftingConcurrency: values.DRAFTING_CONCURRENCY,
    draftingLeaseMs: values.DRAFTING_LEASE_MS,
    draftingPaceMs: values.DRAFTING_PACE_MS,
  };
}
