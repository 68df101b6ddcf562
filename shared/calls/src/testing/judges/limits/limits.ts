import { plainCharacters } from './plain-characters.fixture.ts';
import { signsAndScripts } from './signs-and-scripts.fixture.ts';
import { countedWords } from './words.fixture.ts';

/** A hundred texts and more, with what the counter must say of each. */
export const limitCases = [...plainCharacters, ...signsAndScripts, ...countedWords];
