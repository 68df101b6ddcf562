import {
  ConfigurationError,
  optionalText,
  readEnvironment,
  type Variable,
  wholeNumber,
} from '../config/environment.ts';

/** A language model behind an OpenAI-compatible address. Contains a key: never log it. */
export interface LanguageModelConfig {
  baseUrl: string;
  apiKey: string;
  model: string;
  /** The time limit of one answer, in milliseconds. */
  timeoutMs: number;
}

/** The only source of a model's address; user input never becomes one. */
const modelAddress: Variable<string | undefined> = {
  fallback: undefined,
  read(value) {
    const url = URL.canParse(value) ? new URL(value) : undefined;
    const isPlain = url && !url.username && !url.password && !url.search && !url.hash;
    if (isPlain && /^https?:$/.test(url.protocol)) return url.href.replace(/\/+$/, '');
    throw new Error('must be an address such as https://models.example.org/v1');
  },
};

/**
 * The settings LLM_BASE_URL, LLM_API_KEY, LLM_MODEL and LLM_TIMEOUT_MS. Nothing: no model is configured, the
 * built-in engines do all.
 */
export function readLanguageModel(
  environment: NodeJS.ProcessEnv = process.env,
): LanguageModelConfig | undefined {
  const values = readEnvironment(
    {
      LLM_BASE_URL: modelAddress,
      LLM_API_KEY: optionalText(),
      LLM_MODEL: optionalText(),
      LLM_TIMEOUT_MS: wholeNumber({ minimum: 1_000, maximum: 120_000, fallback: 30_000 }),
    },
    environment,
  );
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model, LLM_TIMEOUT_MS: timeoutMs } = values;
  if (baseUrl && apiKey && model) return { baseUrl, apiKey, model, timeoutMs };
  if (!baseUrl && !apiKey && !model) return undefined;
  throw new ConfigurationError(
    'LLM_BASE_URL, LLM_API_KEY and LLM_MODEL belong together: set all three, or none of them.',
  );
}
