import { engineParagraphs, proposalSections, textOfBlocks } from '@harambee/domain';
import type { GeneratedSection, TextChangeItem } from '@harambee/domain/schemas';

/** What a step did, in a few words: "changed Methodology", "changed Team, with words of maji-1". */
export function changeInWords({ name, section, blocks, isConflict, model }: TextChangeItem): string {
  if (name) return `named the text “${name}”`;
  const title = section ? proposalSections[section] : 'the text';
  if (isConflict) return `changed ${title} at the same time as somebody else`;
  if (blocks === null) return `took Harambee’s words for ${title}`;
  if (model) return `changed ${title}, with words of ${model}`;
  return blocks?.length === 0 ? `removed a paragraph of ${title}` : `changed ${title}`;
}

/** The texts of the paragraph before and after a step; nothing for a name. */
export function textsOfChange(
  change: TextChangeItem,
  /** The steps before it, newest first, as far as they are known. */
  earlier: readonly TextChangeItem[],
  sections: readonly GeneratedSection[],
): { before: string; after: string } | undefined {
  const { section, paragraph } = change;
  if (!section || !paragraph) return undefined;
  const engine = engineText(section, paragraph, sections);
  const last = earlier.find(
    (one) => one.section === section && one.paragraph === paragraph && !one.isConflict,
  );
  return { before: last ? wordsOf(last, engine) : engine, after: wordsOf(change, engine) };
}

const wordsOf = ({ blocks }: TextChangeItem, engine: string): string =>
  blocks ? textOfBlocks(blocks).text : engine;

/** What Harambee writes there today; empty before the first paragraph, and where it no longer writes one. */
function engineText(
  key: GeneratedSection['key'],
  paragraph: string,
  sections: readonly GeneratedSection[],
): string {
  const section = sections.find((one) => one.key === key);
  return (section && engineParagraphs(section).find(({ id }) => id === paragraph)?.text) ?? '';
}
