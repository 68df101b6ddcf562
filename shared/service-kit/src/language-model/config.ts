import { currencies, type ModelPrices, standardCurrency } from '@harambee/domain';
import { Type } from 'typebox';
import {
  ConfigurationError,
  oneOf,
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
  /** Of a million tokens; absent where nobody has entered them. */
  prices?: ModelPrices;
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

const price = textRead({
  must: 'be the price of a million tokens, such as 0.15',
  read: (value) => (/^\d{1,6}(?:\.\d{1,6})?$/.test(value) ? Number(value) : undefined),
});

/**
 * Reads LLM_BASE_URL, LLM_API_KEY, LLM_MODEL and LLM_TIMEOUT_MS, and the prices that people are shown. Returns nothing if no model is configured: then the
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
      LLM_PRICE_IN: Type.Optional(price),
      LLM_PRICE_OUT: Type.Optional(price),
      LLM_PRICE_CURRENCY: oneOf(currencies, standardCurrency),
      LLM_TIMEOUT_MS: wholeNumber({ minimum: 1_000, maximum: 120_000, default: 30_000 }),
    },
    environment,
  );
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model, LLM_TIMEOUT_MS: timeoutMs } = values;
  const { LLM_PRICE_IN: input, LLM_PRICE_OUT: output, LLM_PRICE_CURRENCY: currency } = values;
  const prices = input !== undefined && output !== undefined ? { currency, input, output } : undefined;
  if (baseUrl && apiKey && model) return { baseUrl, apiKey, model, timeoutMs, ...(prices && { prices }) };
  if (!baseUrl && !apiKey && !model) return undefined;
  throw new ConfigurationError(
    'LLM_BASE_URL, LLM_API_KEY and LLM_MODEL belong together: set all three, or none of them.',
  );
}
