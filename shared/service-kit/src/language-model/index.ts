/**
 * The only access to a language model. Separate from the kit's main entry, so that services without a model never
 * load the client.
 */
export { UnusableAnswer } from './bounded-fetch.ts';
export {
  type AskModel,
  type AskOptions,
  chatClient,
  type ModelTurn,
  reasonOf,
  type ToolCall,
} from './chat-client.ts';
export { type LanguageModelConfig, readLanguageModel } from './config.ts';
export { withinTime } from './time-limit.ts';
