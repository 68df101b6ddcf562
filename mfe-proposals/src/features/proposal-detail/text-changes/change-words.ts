import { engineParagraphs, proposalSectionKeys, proposalSections, textOfBlocks } from '@harambee/domain';
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

/** The texts of the paragraph before and after a step; nothing for a name, and while the step before it is not known. */
export function textsOfChange(
  change: TextChangeItem,
  /** The steps before it, newest first, as far as they are known. */
  earlier: readonly TextChangeItem[],
  sections: readonly GeneratedSection[],
  areAllKnown: boolean,
): { before: string; after: string } | undefined {
  const { section, paragraph } = change;
  if (!section || !paragraph) return undefined;
  const engine = engineText(section, paragraph, sections);
  const last = earlier.find(
    (one) => one.section === section && one.paragraph === paragraph && !one.isConflict,
  );
  if (!last && !areAllKnown) return undefined;
  return { before: last ? wordsOf(last, engine) : engine, after: wordsOf(change, engine) };
}

const wordsOf = ({ blocks }: TextChangeItem, engine: string): string =>
  blocks ? textOfBlocks(blocks).text : engine;

/** A paragraph that reads otherwise now than after a step. */
export interface ChangedSince {
  section: GeneratedSection['key'];
  paragraph: string;
  before: string;
  after: string;
}

/**
 * The paragraphs that people changed after a step, as they read then and read now, in reading order. Undefined while
 * earlier steps have to be known for it.
 *
 * @param changes newest first, as far as they are known
 */
export function changedSince(
  { seq }: Pick<TextChangeItem, 'seq'>,
  changes: readonly TextChangeItem[],
  sections: readonly GeneratedSection[],
  areAllKnown: boolean,
): ChangedSince[] | undefined {
  const own = changes.filter(({ section, paragraph, isConflict }) => section && paragraph && !isConflict);
  const found = new Map<string, ChangedSince>();
  for (const change of own.filter((one) => one.seq > seq)) {
    const { section, paragraph } = change;
    const key = `${section}/${paragraph}`;
    if (!section || !paragraph || found.has(key)) continue;
    const engine = engineText(section, paragraph, sections);
    const then = own.find((one) => one.seq <= seq && one.section === section && one.paragraph === paragraph);
    if (!then && !areAllKnown) return undefined;
    const texts = { before: then ? wordsOf(then, engine) : engine, after: wordsOf(change, engine) };
    if (texts.before !== texts.after) found.set(key, { section, paragraph, ...texts });
  }
  const order = proposalSectionKeys;
  return [...found.values()].sort((one, other) => order.indexOf(one.section) - order.indexOf(other.section));
}

/** What Harambee writes there today; empty before the first paragraph, and where it no longer writes one. */
function engineText(
  key: GeneratedSection['key'],
  paragraph: string,
  sections: readonly GeneratedSection[],
): string {
  const section = sections.find((one) => one.key === key);
  return (section && engineParagraphs(section).find(({ id }) => id === paragraph)?.text) ?? '';
}
