export type { FirstText } from '../text/first-text.ts';
export { answer } from './answer.ts';
export { type FetchFont, type Fonts, fetchedFonts } from './fonts.ts';
export type {
  FileSource,
  TextSource,
  WorkerReply,
  WorkerRequest,
  WorkerResults,
  WorkerTask,
} from './messages.ts';
