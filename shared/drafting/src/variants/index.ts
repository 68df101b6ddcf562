export type { CutUnit } from './cut-units.ts';
export { type CutOptions, type Cuts, type CutsTogether, cutsFor, cutsForTogether } from './cuts.ts';
export { plainerVariant } from './plainer.ts';
export { reorderedVariants } from './reordered.ts';
export { shortenedTo, shorterVariants } from './shorter.ts';
export { asVariant, type SectionVariant, type TodaysSection } from './variant.ts';
export { withoutUnits } from './without-units.ts';
