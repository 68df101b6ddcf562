import { isComputedSection, proposalSectionKeys } from '@harambee/domain';
import { modelTaskOf } from './section-writers.ts';

test.each(proposalSectionKeys)('%s is either computed or has a task for a language model', (key) => {
  expect(modelTaskOf(key) === undefined).toBe(isComputedSection(key));
});
