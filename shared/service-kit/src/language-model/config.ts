import { Type } from 'typebox';
import {
  ConfigurationError,
  optionalText,
  readEnvironment,
  textRead,
  wholeNumber,
} from '../config/environment.ts';

/** A language model behind an OpenAI-compatible address. Contains a key: never log it. */
export interface LanguageModelConfig {
  baseUrl: string;
  apiKey: string;
  model: string;
  /** Time limit of one answer, in milliseconds. */
  timeoutMs: number;
}

/** The only source of a model's address: user input never reaches it. */
const modelAddress = textRead({
  must: 'be an address such as https://models.example.org/v1',
  read(value) {
    const url = URL.canParse(value) ? new URL(value) : undefined;
    const isPlain = url && !url.username && !url.password && !url.search && !url.hash;
    return isPlain && /^https?:$/.test(url.protocol) ? url.href.replace(/\/+$/, '') : undefined;
  },
});

/**
 * Reads LLM_BASE_URL, LLM_API_KEY, LLM_MODEL and LLM_TIMEOUT_MS. Returns nothing if no model is configured: then the
 * built-in engines do all the work.
 */
export function readLanguageModel(
  environment: NodeJS.ProcessEnv = process.env,
): LanguageModelConfig | undefined {
  const values = readEnvironment(
    {
      LLM_BASE_URL: Type.Optional(modelAddress),
      LLM_API_KEY: optionalText(),
      LLM_MODEL: optionalText(),
      LLM_TIMEOUT_MS: wholeNumber({ minimum: 1_000, maximum: 120_000, default: 30_000 }),
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
