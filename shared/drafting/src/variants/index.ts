export { plainerVariant } from './plainer.ts';
export { reorderedVariants } from './reordered.ts';
export { shortenedTo, shorterVariants } from './shorter.ts';
export { asVariant, type SectionVariant, type TodaysSection } from './variant.ts';
