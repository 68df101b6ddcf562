import { evidenceNeeds } from '../sections/project-description.ts';
import { type Assessed, type Loss, lost, type Signal } from './loss.ts';
import { isList, says, statements } from './worth.ts';

const at = { section: 'project_description', field: 'description' } as const;

/** Figures of sentences that count something: a number with what it counts behind it. Years tell when. */
export function countedFigures(text: string): Set<string> {
  const counted =
    /(?<![\p{L}\p{N}.,])(\p{Nd}+(?:[.,]\p{Nd}+)*)(?=\s?[%％٪]|[^.;\n\p{N}]{0,3}[\p{L}’']{3,}|\s\p{L}+\s\p{L}{3,}|\p{Script=Han})/gu;
  return new Set(
    statements(text).flatMap((sentence) =>
      [...sentence.matchAll(counted)]
        .map(([, figure = '']) => figure.replaceAll(',', ''))
        .filter((figure) => !/^(?:19|20)\d\d$/.test(figure)),
    ),
  );
}

/** Why a proposal without a need caps the score. */
export const needCap = 'The description does not say what the need is';

/** Earns no points; it only lifts the cap. */
const unstated: Loss = {
  key: 'stated need',
  gain: 0,
  what: 'Tell in the description what the need is, in some sentences',
  ...at,
  lifts: needCap,
};

/** 6: the place (2), two figures with what they count (4). */
export function sizedNeed({ context }: Assessed): Signal {
  const isStated = statements(context.ownText('description')).length > 0;
  const missing = Math.max(0, 2 - countedFigures(context.ownText('description')).size);
  return {
    key: 'need',
    label: 'Need: place and figures',
    outOf: 6,
    aspect: 'content',
    losses: [
      ...(isStated ? [] : [unstated]),
      ...lost(
        context.organization.location === '' && {
          key: evidenceNeeds.place,
          gain: 2,
          what: 'Say in your profile where the organization works',
          ...at,
          note: evidenceNeeds.place,
          field: 'organization.location',
        },
        missing > 0 && {
          key: evidenceNeeds.figures,
          gain: missing * 2,
          what:
            missing === 1
              ? 'Add a second figure that shows the size of the problem'
              : 'Add two figures that show the size of the problem',
          ...at,
          note: evidenceNeeds.figures,
        },
      ),
    ],
  };
}

const year = '(?:19|20)\\p{Nd}\\p{Nd}';
/** "(UDS, 2025)", "(censo de las comunidades, agosto 2025)", "（卫生部，2025）": who says so and of which year, in any language. */
const inBrackets = new RegExp(
  `[(（\\[]([^()（）\\[\\]]*?\\p{L}{2,}[^()（）\\[\\]]*?)\\b(${year})[^()（）\\[\\]]{0,40}[)）\\]]`,
  'gu',
);
/** "According to the census of 2019", "the county survey of 2025 found". */
const inSentence = new RegExp(
  `(?:\\b(?:according to|selon|según|segundo|laut|kulingana na|menurut)\\b|据|وفقا)[^.;\\n]{3,80}?(${year})|\\b(?:census|survey|report|study|statistics|register|records?|sensa|ripoti|utafiti|enquête|encuesta|censo)\\b[^.;\\n]{0,60}?(${year})|(${year})\\s(?:[\\p{L}-]+\\s){0,3}(?:census|survey|report|study|statistics|register)|(${year})\\s?年[^。]{0,12}(?:调查|普查|报告|统计)`,
  'giu',
);

/** Years of the sources a text names for its figures. */
export function sourceYears(text: string): number[] {
  const cited = [...text.matchAll(inBrackets)].map(([, , when]) => Number(when));
  const told = text
    .split('\n')
    .flatMap((line) => line.split(/(?<=[.。])\s*/))
    .filter((sentence) => !isList(sentence) && says(sentence, 3))
    .flatMap((sentence) =>
      [...sentence.matchAll(inSentence)].map((match) => Number(match.slice(1).find(Boolean))),
    );
  return [...cited, ...told].filter((found) => found > 1900);
}

/** 5: a source with its year, of the last five years. */
export function datedSources({ context, facts }: Assessed): Signal {
  const last = Number((facts.proposal.deadline || facts.savedOn || '2000').slice(0, 4));
  const recent = sourceYears(context.ownText('description')).filter(
    (found) => found >= last - 6 && found <= last,
  );
  return {
    key: 'sources',
    label: 'Sources of the need, with their year',
    outOf: 5,
    aspect: 'content',
    losses: lost(
      recent.length === 0 && {
        key: evidenceNeeds.source,
        gain: 5,
        what: 'Name a source of the last five years, with its year, in the sentence of its figures',
        ...at,
        note: evidenceNeeds.source,
      },
    ),
  };
}

/** What lacks ("without a source") and what is meant to be ("so that") are no causes. */
export const cause =
  /\b(?:because|causes?|caused|reasons?|due to|owing to|results? from|consequence|explains?|keeps? (?:it|them|[a-zà-ÿ]+ [a-zà-ÿ]+) (?:so|out|from|there)|leads? to|led to|roots?|driven by|for want of|for lack of|since nobody|kwa sababu|parce que|porque|debido a|à cause|weil)\b|因为|由于|原因|بسبب|لأن/i;

/** 4: why things are as they are. */
export function namedCauses({ context }: Assessed): Signal {
  const named = statements(context.ownText('description')).filter((sentence) => cause.test(sentence));
  return {
    key: 'causes',
    label: 'Causes of the problem',
    outOf: 4,
    aspect: 'content',
    losses: lost(
      named.length === 0 && {
        key: 'causes',
        gain: 4,
        what: 'Say why things are as they are: the causes of the problem',
        ...at,
      },
    ),
  };
}
