import type { Passage } from '../lines/passage.ts';
import type { Signs } from '../signs/signs.ts';
import { zoneOf } from './zone-of.ts';

const longest = 100;

/** Whether an item of a list begins a list of its own below it: "5" before "5.1". */
const opensList = (label: string, next: Passage | undefined): boolean =>
  next?.marker?.kind === 'number' && next.marker.label === `${label}.1`;

/**
 * Parts of a call that is numbered throughout: where "5. Form" has 5.1 and 5.2, "1. Who can apply?" before it is a part,
 * too, though it asks. Of these only those are parts that have no limit, and whose words say what they are for or that
 * stand above text without a number.
 */
export function numberedParts(passages: readonly Passage[], signs: readonly Signs[]): ReadonlySet<Passage> {
  const parts = new Set<Passage>();
  let chain: { passage: Passage; index: number }[] = [];
  let style = '';
  let isOpened = false;
  const end = () => {
    if (isOpened && chain.length > 2)
      for (const { passage, index } of chain) if (isPart(passages, signs, index)) parts.add(passage);
    [chain, isOpened] = [[], false];
  };
  passages.forEach((passage, index) => {
    const { marker } = passage;
    if (marker?.kind !== 'number' || !/^\d{1,2}$/.test(marker.label)) return;
    const isNext = marker.style === style && Number(marker.label) === chain.length + 1;
    if (!isNext && marker.label === '1' && marker.style !== style) {
      end();
      style = marker.style;
    } else if (!isNext) return;
    chain.push({ passage, index });
    if (
      opensList(
        marker.label,
        passages.slice(index + 1, index + 6).find((one) => one.marker),
      )
    )
      isOpened = true;
  });
  end();
  return parts;
}

function isPart(passages: readonly Passage[], signs: readonly Signs[], index: number): boolean {
  const [passage, sign, next] = [passages[index], signs[index], passages[index + 1]];
  if (!passage || !sign || sign.limits.length > 0 || passage.text.length > longest) return false;
  if (signs[index + 1]?.isLimitAlone) return false;
  if (zoneOf(passage.plain, sign.isAsking) !== undefined) return true;
  return (
    !sign.isAsking &&
    next !== undefined &&
    (next.marker === undefined || next.marker.style !== passage.marker?.style)
  );
}
