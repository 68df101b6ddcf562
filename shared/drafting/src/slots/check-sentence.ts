import { wrongDirections } from './direction.ts';
import type { Finding } from './finding.ts';
import { instructionsIn } from './instructions.ts';
import { type KnownNames, unknownNames } from './names.ts';
import { misplacedFacts } from './places.ts';
import { changedFacts, numbersOutsideSlots } from './quantities.ts';
import { type Slot, slotsIn, withoutSlots } from './slot.ts';

/** What remains of a mark that is none: "{{F99}}", "{F3}", "[F2]", "{{ }}". */
const brokenSlot = /\{[^}]*\}*|\}|\[[^\]]*\]?|\]/u;
const markup = /<\/?[a-z!][^>]*>?|\*\*|__|^#{1,6}\s|`|\]\(|\|.*\|/imu;

export interface CheckOptions {
  slots: ReadonlyMap<string, Slot>;
  names: KnownNames;
}

/** Everything in a sentence of a model that must not stand in a proposal (DRAFT-21). */
export function checkSentence(sentence: string, { slots, names }: CheckOptions): Finding[] {
  const placed = slotsIn(sentence, slots);
  const bare = withoutSlots(sentence, slots);
  const all = [...slots.values()];
  const subjects = all.map(({ subject }) => subject).join('\n');
  const broken = brokenSlot.exec(bare)?.[0];
  const marks = markup.exec(bare)?.[0];
  return [
    ...(broken ? [{ refusal: 'unknown_slot', words: broken } as const] : []),
    ...(marks ? [{ refusal: 'markup', words: marks } as const] : []),
    ...instructionsIn(bare),
    ...numbersOutsideSlots(bare, subjects),
    ...changedFacts(sentence, placed),
    ...wrongDirections(sentence, placed),
    ...misplacedFacts(sentence, placed, all),
    ...unknownNames(bare, names),
  ];
}
