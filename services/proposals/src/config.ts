import {
  ConfigurationError,
  optionalText,
  readEnvironment,
  type Variable,
  wholeNumber,
} from '@harambee/service-kit';

/** A language model behind an OpenAI-compatible address. It holds a key: never log it. */
export interface LanguageModelConfig {
  baseUrl: string;
  apiKey: string;
  model: string;
  /** The longest one answer may take. */
  timeoutMs: number;
}

/** Settings of this service alone; the kit reads those that every service has. */
export interface ProposalsConfig {
  draftingConcurrency: number;
  draftingLeaseMs: number;
  draftingPaceMs: number;
  /** Absent: the built-in engine writes everything. */
  languageModel?: LanguageModelConfig;
}

/** The only place an address of a model comes from; nothing a person types ever becomes one. */
const modelAddress: Variable<string | undefined> = {
  fallback: undefined,
  read(value) {
    const url = URL.canParse(value) ? new URL(value) : undefined;
    const isPlain = url && !url.username && !url.password && !url.search && !url.hash;
    if (isPlain && /^https?:$/.test(url.protocol)) return url.href.replace(/\/+$/, '');
    throw new Error('must be an address such as https://models.example.org/v1');
  },
};

export function readProposalsConfig(environment: NodeJS.ProcessEnv = process.env): ProposalsConfig {
  const values = readEnvironment(
    {
      /** Texts written at the same time by one process. */
      DRAFTING_CONCURRENCY: wholeNumber({ minimum: 1, maximum: 64, fallback: 2 }),
      /** A job of a process that died is taken up again after this time at the latest. */
      DRAFTING_LEASE_MS: wholeNumber({ minimum: 1_000, maximum: 600_000, fallback: 8_000 }),
      /**
       * A pause after each section. The built-in engine writes a text in milliseconds: this exists to make the stages
       * visible in demonstrations and browser tests, and for nothing else.
       */
      DRAFTING_PACE_MS: wholeNumber({ minimum: 0, maximum: 60_000, fallback: 0 }),
      LLM_BASE_URL: modelAddress,
      LLM_API_KEY: optionalText(),
      LLM_MODEL: optionalText(),
      LLM_TIMEOUT_MS: wholeNumber({ minimum: 1_000, maximum: 120_000, fallback: 30_000 }),
    },
    environment,
  );
  const languageModel = readLanguageModel(values);
  return {
    ...(languageModel && { languageModel }),
    draftingConcurrency: values.DRAFTING_CONCURRENCY,
    draftingLeaseMs: values.DRAFTING_LEASE_MS,
    draftingPaceMs: values.DRAFTING_PACE_MS,
  };
}

function readLanguageModel(values: {
  LLM_BASE_URL: string | undefined;
  LLM_API_KEY: string | undefined;
  LLM_MODEL: string | undefined;
  LLM_TIMEOUT_MS: number;
}): LanguageModelConfig | undefined {
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model, LLM_TIMEOUT_MS: timeoutMs } = values;
  if (baseUrl && apiKey && model) return { baseUrl, apiKey, model, timeoutMs };
  if (!baseUrl && !apiKey && !model) return undefined;
  throw new ConfigurationError(
    'LLM_BASE_URL, LLM_API_KEY and LLM_MODEL belong together: set all three, or none of them.',
  );
}
