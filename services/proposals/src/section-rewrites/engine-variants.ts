import { mostVariants, type ProposalSectionKey, type RewriteKind } from '@harambee/domain';
import type { GeneratedSection, TextSource, WrittenVariant } from '@harambee/domain/schemas';
import { countWords } from '@harambee/drafting';
import { plainerVariant, reorderedVariants, shorterVariants } from '@harambee/drafting/variants';
import { threadedDrafter } from '../workers/threaded-drafting.ts';
import type { TodaysText } from './todays-text.ts';

export interface EngineRewrite {
  /** Of the proposal: the same wordings each time. */
  seed: string;
  kind: RewriteKind;
  key: ProposalSectionKey;
  text: TodaysText;
  signal: AbortSignal;
}

/** More tries bring no more wordings. */
const mostSeeds = 9;

/** What the built-in engine can honestly do with a section (DRAFT-34); nothing for what takes a language model. */
export async function engineVariants(given: EngineRewrite): Promise<WrittenVariant[]> {
  const { kind, key, text } = given;
  const today = text.sections.find((one) => one.key === key);
  if (!today) return [];
  const limit = text.facts.proposal.sectionLimits?.find(({ section }) => section === key);
  if (kind === 'shorter') return shorterVariants(today, limit).map(written);
  if (kind === 'plainer') return [plainerVariant(today) ?? []].flat().map(written);
  if (kind !== 'other_words') return [];
  const worded = await otherWordings(given, today);
  return [...worded, ...reorderedVariants(today)].map(written).slice(0, mostVariants);
}

/** The engine's own words for the facts of the text, as other seeds choose them. */
async function otherWordings(
  { seed, key, text: { facts, sections }, signal }: EngineRewrite,
  today: GeneratedSection,
): Promise<GeneratedSection[]> {
  const done = sections.filter((one) => one.key !== key);
  const found: GeneratedSection[] = [];
  for (let nth = 1; nth <= mostSeeds && found.length < mostVariants; nth += 1) {
    for await (const section of threadedDrafter().draft(facts, { seed: `${seed}/${nth}`, signal, done })) {
      const isNew = [today, ...found].every(({ text }) => text !== section.text);
      if (section.key === key && isNew) found.push(section);
    }
  }
  return found;
}

interface Written {
  text: string;
  sources?: TextSource[];
  cut?: string[];
}

const written = ({ text, sources = [], cut = [] }: Written): WrittenVariant => ({
  text,
  sources,
  words: countWords(text),
  writer: 'built-in',
  cut,
  leftOut: 0,
});
