/** The only door to a language model. Apart from the kit's main door: services without one never load its client. */
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
