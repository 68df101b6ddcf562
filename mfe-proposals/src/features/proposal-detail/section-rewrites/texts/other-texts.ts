import {
  countByUnit,
  limitUnits,
  mostVariants,
  type RewriteKind,
  rewriteKinds,
  writtenBy,
} from '@harambee/domain';
import type { SectionLimit, WrittenVariant } from '@harambee/domain/schemas';
import {
  asVariant,
  plainerVariant,
  reorderedVariants,
  type SectionVariant,
  shortenedTo,
  shorterVariants,
  type TodaysSection,
} from '@harambee/drafting/variants';
import type { PlacedText, RewrittenFrom } from './changes-to.ts';
import { placesOf, todaysSection } from './paragraph-places.ts';

/** Another text of a section, as it stands beside the others (DRAFT-35). */
export interface OtherText extends SectionVariant {
  title: string;
  /** The language model that wrote it. */
  model?: string;
  /** In a few words: who wrote it, or what it is made of. */
  writer: string;
  /** Sentences of the model that failed the check. */
  leftOut: number;
}

export const isOver = (text: string, limit: SectionLimit | undefined): boolean =>
  limit !== undefined && countByUnit(text, limit.unit) > limit.maximum;

const limitTitle = ({ maximum, unit }: SectionLimit): string =>
  `To the limit of ${maximum} ${limitUnits[unit]}`;

const ofToday = 'Made of today’s words';

/** What this device makes itself, without a call (DRAFT-30): nothing for what takes a language model. */
export function textsOfDevice(
  kind: RewriteKind,
  { paragraphs }: RewrittenFrom,
  limit: SectionLimit | undefined,
): OtherText[] {
  const today = todaysSection(paragraphs);
  const { label } = rewriteKinds[kind];
  if (kind === 'shorter')
    return shorterVariants(today, limit).map((variant) => ({
      ...variant,
      title: shorterTitle(variant, today, limit),
      writer: ofToday,
      leftOut: 0,
    }));
  if (kind === 'plainer')
    return [plainerVariant(today) ?? []].flat().map((variant) => ({
      ...variant,
      title: label,
      writer: ofToday,
      leftOut: 0,
    }));
  if (kind !== 'other_words') return [];
  return reorderedVariants(today)
    .slice(0, mostVariants)
    .map((variant, at) => ({
      ...variant,
      paragraphs: placesOf(variant, paragraphs),
      title: `In another order ${at + 1}`,
      writer: ofToday,
      leftOut: 0,
    }));
}

/** Only the first one is made for the limit. */
function shorterTitle(
  { text, words }: SectionVariant,
  today: TodaysSection,
  limit: SectionLimit | undefined,
): string {
  if (limit && shortenedTo(today, limit)?.text === text) return limitTitle(limit);
  return `Shorter by ${Math.round((1 - words / countByUnit(today.text, 'words')) * 100)}%`;
}

/** What the service answered, beside the text of today. */
export function textsOfService(
  kind: RewriteKind,
  variants: readonly WrittenVariant[],
  { paragraphs }: RewrittenFrom,
): OtherText[] {
  const today = todaysSection(paragraphs);
  return variants.map(({ text, sources, cut, leftOut, model }, at) => ({
    ...asVariant(today, { text, sources, cut, paragraphs: placesOf({ text, sources }, paragraphs) }),
    title: `${rewriteKinds[kind].label.replace('…', '')} ${at + 1}`,
    writer: !model && kind !== 'other_words' ? ofToday : writtenBy([model ? { engine: 'model', model } : {}]),
    leftOut,
    ...(model && { model }),
  }));
}

/** A text that is over the limit, with what would be cut named (DRAFT-36); undefined where not one sentence fits. */
export function toLimit(
  written: OtherText,
  { paragraphs }: RewrittenFrom,
  limit: SectionLimit,
): OtherText | undefined {
  const shorter = shortenedTo(written, limit);
  if (!shorter) return undefined;
  const { text, sources, paragraphs: places, cut } = shorter;
  const kept = asVariant(todaysSection(paragraphs), { text, sources, paragraphs: places, cut });
  return { ...written, ...kept, title: `${written.title}, ${limitTitle(limit).toLowerCase()}` };
}

export const placed = ({ text, sources, paragraphs, model }: OtherText): PlacedText => ({
  text,
  sources,
  paragraphs,
  model,
});
