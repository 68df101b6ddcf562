import { type Applicant, listWords, sdgs } from '@harambee/domain';
import { sectors } from '../reading/eligibility/sector-words.ts';
import { folded } from '../reading/text/folded.ts';
import { anyPhrase, says } from '../reading/text/phrases.ts';
import { ask, askedOf, contradictsItself, type Finding, no, quoted, type Rule, yes } from './rule.ts';

const patterns = Object.entries(sectors).map(([name, words]) => ({ name, pattern: anyPhrase(words) }));
const sectorsIn = (text: string): string[] => {
  const plain = folded(text);
  return patterns.filter(({ pattern }) => says(plain, pattern)).map(({ name }) => name);
};

/** The goals that are about a field of work, and no other one. */
const goalsOf: Readonly<Record<string, readonly number[]>> = {
  education: [4],
  health: [3],
  water: [6],
  sanitation: [6],
  energy: [7],
  gender: [5],
  environment: [13, 14, 15],
  nutrition: [2],
};
/** The organization type that is about a field of work (DATA-15). */
const ofType: Readonly<Record<string, readonly string[]>> = {
  'Environmental Conservation': ['environment'],
  'Education & Development': ['education'],
  'Healthcare & Wellness': ['health'],
  'Arts & Culture': ['culture'],
  'Research & Science': ['research'],
  'Emergency Relief': ['humanitarian aid'],
  'Women Empowerment': ['gender'],
  'Youth Development': ['youth'],
};

/** Goals by number: "SDG 6", "ODD 4", "ODS 3". */
const goalNumbers = (text: string): number[] =>
  [...folded(text).matchAll(/(?:sdgs?|odd|ods|goals?|objetivo|objectif)\s?(?:no\.?\s?)?(\d{1,2})(?!\d)/g)]
    .map(([, number]) => Number(number))
    .filter((number) => number >= 1 && number <= sdgs.length);

/** Where the profile states a field of work; undefined if it does not. */
function statedIn(applicant: Applicant, sector: string): 'focusAreas' | 'sdgs' | 'type' | undefined {
  const { focusAreas = [], type = '', sdgs: goals = [] } = applicant;
  if (focusAreas.some((area) => sectorsIn(area).includes(sector))) return 'focusAreas';
  if (ofType[type]?.includes(sector)) return 'type';
  return goalsOf[sector]?.some((goal) => goals.includes(goal)) ? 'sdgs' : undefined;
}

const mentions = ({ name = '', mission = '', description = '' }: Applicant, sector: string): boolean =>
  sectorsIn(`${name}\n${mission}\n${description}`).includes(sector);

/** A rule about what an organization works on, against its focus areas, goals, type and own words (CALL-39). */
export function sectorRule(rule: Rule): Finding {
  const { row, applicant } = rule;
  const contradiction = contradictsItself(rule);
  if (contradiction) return contradiction;
  const asked = askedOf(rule);
  const goals = goalNumbers(asked);
  const wanted = sectorsIn(asked);
  const { sdgs: own = [], focusAreas = [] } = applicant;
  const goal = goals.find((number) => own.includes(number));
  const literal = focusAreas.find((area) =>
    folded(asked)
      .split(/[,;/]| and | or | y | et | ou | e /)
      .map((part) => part.trim())
      .includes(folded(area).trim()),
  );
  if (wanted.length === 0 && goals.length === 0 && !literal)
    return ask(
      `No field of work that we know stands in ${quoted(asked)}.`,
      'Compare it with what you do by hand.',
      'sdgs',
    );
  const found = wanted
    .map((sector) => ({ sector, place: statedIn(applicant, sector) }))
    .find(({ place }) => place);
  const hit = goal !== undefined ? `goal ${goal}` : (found?.sector ?? literal);
  const place = goal !== undefined ? 'sdgs' : (found?.place ?? (literal ? 'focusAreas' : undefined));
  if (hit && place)
    return row.isExclusion
      ? excluded(hit, place)
      : yes(`Your profile names ${hit}, which the call asks for: ${quoted(asked)}.`, place);
  return row.isExclusion ? notExcluded(rule, wanted, asked) : notFound(rule, wanted, goals, asked);
}

/** A goal or a type says little about all that an organization does; a focus area is its own word. */
const excluded = (hit: string, place: 'focusAreas' | 'sdgs' | 'type'): Finding =>
  place === 'focusAreas'
    ? no(`Your focus areas name ${hit}, which the call rules out.`, place)
    : ask(
        `Your profile names ${hit}, which the call rules out.`,
        'Find out whether your project is about it.',
        place,
      );

function notExcluded({ applicant }: Rule, wanted: readonly string[], asked: string): Finding {
  const mentioned = wanted.find((sector) => mentions(applicant, sector));
  if (mentioned)
    return ask(
      `Your profile speaks of ${mentioned}, which the call may rule out: ${quoted(asked)}.`,
      'Find out whether your project is about it.',
      'mission',
    );
  const isDescribed = (applicant.focusAreas ?? []).length > 0 || (applicant.mission ?? '').trim() !== '';
  if (!isDescribed)
    return ask('Your profile does not say what you work on.', 'Add your mission to your profile.', 'mission');
  return yes(`Your profile names nothing that the call rules out: ${quoted(asked)}.`, 'mission');
}

function notFound(
  { applicant }: Rule,
  wanted: readonly string[],
  goals: readonly number[],
  asked: string,
): Finding {
  const { sdgs: own = [], focusAreas = [] } = applicant;
  const mentioned = wanted.find((sector) => mentions(applicant, sector));
  if (mentioned)
    return ask(
      `Your own words speak of ${mentioned}; your focus areas and goals do not name it.`,
      `Find out whether your work counts as ${quoted(asked)}.`,
      'mission',
    );
  const areas = focusAreas.length > 0 ? `Your focus areas are ${listWords(focusAreas)}` : '';
  if (areas !== '' && (goals.length === 0 || own.length > 0))
    return no(`${areas}, and the call asks for ${quoted(asked)}.`, 'focusAreas');
  if (wanted.length === 0 && own.length > 0)
    return no(
      `Your goals are ${listWords(own.map(String))}, and the call asks for ${quoted(asked)}.`,
      'sdgs',
    );
  return ask(
    own.length > 0
      ? `Your goals are ${listWords(own.map(String))}, and the call asks for ${quoted(asked)}.`
      : 'Your profile does not say what you work on.',
    'Find out whether your work counts, and add the goal to your profile.',
    'sdgs',
  );
}
