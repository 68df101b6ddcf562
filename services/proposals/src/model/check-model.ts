import type { ModelCheckOutcome } from '@harambee/domain';
import type { LanguageModelCheck } from '@harambee/domain/schemas';
import { chatClient, type LanguageModelConfig, UnusableAnswer } from '@harambee/service-kit/language-model';
import { APIConnectionTimeoutError, APIError } from 'openai/core/error';

/** Time limit, because somebody is waiting. */
const longestWaitMs = 15_000;
const longestAnswer = 2_000;
const question = 'Answer with the one word: yes';

/** Asks the language model one small question and says whether it works, or why not (DRAFT-24). */
export async function checkModel(model: LanguageModelConfig): Promise<LanguageModelCheck> {
  const start = performance.now();
  const outcome = await outcomeOf(model);
  return { outcome, milliseconds: Math.round(performance.now() - start) };
}

async function outcomeOf(model: LanguageModelConfig): Promise<ModelCheckOutcome> {
  const timeoutMs = Math.min(model.timeoutMs, longestWaitMs);
  const ask = chatClient({ ...model, timeoutMs }, { maximumCharacters: longestAnswer });
  try {
    const { text } = await ask({
      messages: [{ role: 'user', content: question }],
      signal: AbortSignal.timeout(timeoutMs),
    });
    return text.trim() === '' ? 'unusable' : 'works';
  } catch (error) {
    return failureOf(error);
  }
}

function failureOf(error: unknown): ModelCheckOutcome {
  if (error instanceof UnusableAnswer) return 'unusable';
  const { name } = error as Partial<Error>;
  if (error instanceof APIConnectionTimeoutError || name === 'TimeoutError' || name === 'AbortError')
    return 'too_slow';
  const status = error instanceof APIError ? error.status : undefined;
  if (status === 401 || status === 403) return 'wrong_key';
  if (status === 429 || status === 402 || (status !== undefined && status >= 500)) return 'busy';
  // Servers say "model not found" with the same status as for an unknown address.
  if (status === 404 || status === 400)
    return /\bmodel\b/i.test((error as Error).message) ? 'unknown_model' : 'wrong_address';
  return 'wrong_address';
}
