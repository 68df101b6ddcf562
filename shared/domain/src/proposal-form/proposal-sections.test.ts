import { proposalFieldTable } from './proposal-fields.ts';
import { mainAnswerOf, proposalSectionKeys, proposalSections } from './proposal-sections.ts';

test.each(proposalSectionKeys)('%s has a title, and a form field that fills it', (key) => {
  expect(proposalSections[key]).toMatch(/^[A-Z]/);
  expect(proposalFieldTable[mainAnswerOf[key]].usedIn).toContain(key);
});
