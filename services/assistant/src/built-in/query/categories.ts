import { proposalCategories } from '@harambee/domain';
import { tokensOf } from '../../understanding/tokens.ts';
import type { Topic } from '../topic.ts';

const categoryWords = proposalCategories.map((category) => ({ category, words: tokensOf(category) }));
const otherWords: Record<string, (typeof proposalCategories)[number]> = {
  ...{
    health: 'Healthcare',
    medical: 'Healthcare',
    sante: 'Healthcare',
    salud: 'Healthcare',
    saude: 'Healthcare',
  },
  ...{
    environmental: 'Environment',
    environnement: 'Environment',
    ambiente: 'Environment',
    mazingira: 'Environment',
  },
  ...{
    educational: 'Education',
    school: 'Education',
    educacion: 'Education',
    educacao: 'Education',
    elimu: 'Education',
  },
  ...{
    women: 'Women Empowerment',
    tech: 'Technology',
    technologie: 'Technology',
    tecnologia: 'Technology',
    teknolojia: 'Technology',
  },
  ...{ youth: 'Youth Development', emergency: 'Emergency Relief', relief: 'Emergency Relief' },
  ...{
    arts: 'Arts & Culture',
    art: 'Arts & Culture',
    culture: 'Arts & Culture',
    community: 'Community Development',
  },
};

/** Whether a word speaks of a category. */
export const isCategoryWord = (token: string): boolean =>
  Object.hasOwn(otherWords, token) || categoryWords.some(({ words }) => words.includes(token));

/** The category that a message names outside of titles. */
export function categoryIn({ tokens, mention, category }: Topic): string | undefined {
  const said = tokens.filter((_token, at) => !mention?.used.has(at));
  const whole = categoryWords.find(({ words }) => words.every((word) => said.includes(word)))?.category;
  return (
    whole ??
    said.map((token) => (Object.hasOwn(otherWords, token) ? otherWords[token] : undefined)).find(Boolean) ??
    category
  );
}

/** All words that speak of a category. */
export const categoryTokens = (category: string): string[] => [
  ...tokensOf(category),
  ...Object.keys(otherWords).filter((word) => otherWords[word] === category),
];
