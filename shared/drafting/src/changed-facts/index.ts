export { ownFactId } from '../context/own-figures.ts';
export {
  type ChangedWords,
  type FactChange,
  type RestatedText,
  withChangedFact,
} from './changed-facts.ts';
export { isSameFigure } from './figures.ts';
