export { plainerVariant } from './plainer.ts';
export { shortenedTo, shorterVariants } from './shorter.ts';
export type { SectionVariant, TodaysSection } from './variant.ts';
