import { tidyProposal } from '@harambee/domain';
import { draftedSection, renderSection } from '@harambee/drafting';
import { plannedWater } from '@harambee/drafting/testing';
import { expect, test } from '@jest/globals';
import { sectionBlocks } from './section-blocks.ts';

const line = (
  category: 'personnel' | 'equipment',
  item: string,
  unitCents: number,
  justification: string,
) => ({
  ...{ category, item, quantityHundredths: 100, unit: 'set', unitCents, months: 0, justification },
});

function blocksOf(justifications: [string, string]) {
  const proposal = tidyProposal({
    ...plannedWater.proposal,
    requestedAmount: 50_000,
    budget: '',
    budgetLines: [
      line('personnel', 'Engineer', 2_000_000, justifications[0]),
      line('equipment', 'Pumps', 3_000_000, justifications[1]),
    ],
  });
  const section = renderSection(draftedSection('budget', { ...plannedWater, proposal }, 'seed'));
  const blocks = sectionBlocks(section, {
    ...proposal,
    version: 1,
    sections: [section],
    generatedAt: new Date(0),
  });
  const words = blocks.flatMap((block) =>
    block.kind === 'list' ? block.items : block.kind === 'paragraph' ? [block.text] : [],
  );
  return { kinds: blocks.map(({ kind }) => kind), words: words.join('\n'), text: section.text };
}

test('the text keeps the reason for each budget line beside the table (DRAFT-10)', () => {
  const { kinds, words } = blocksOf(['She supervises the drilling.', 'Two quotations of August 2026.']);
  expect(kinds.filter((kind) => kind === 'budget')).toHaveLength(1);
  expect(words).toContain('She supervises the drilling');
  expect(words).toContain('Two quotations of August 2026');
});
