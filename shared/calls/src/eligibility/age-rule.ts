import { addMonths, dayOf, momentOf } from '@harambee/domain';
import { folded } from '../reading/text/folded.ts';
import { anyPhrase, says } from '../reading/text/phrases.ts';
import { type AskedAge, agesIn } from './age-words.ts';
import { opposite } from './direction-words.ts';
import { ask, type Finding, isRefusal, no, quoted, type Rule, together, wordsOf, yes } from './rule.ts';

const certificate = 'Look for the day of registration on your certificate.';

/** Doing something for years is more than being there. */
const experienceWords = anyPhrase({
  en: 'experience|track record in|track record of work*|audited|annual reports|accounts for|working in the field',
  fr: 'experience*|bilans|comptes certifies|comptes annuels',
  es: 'experiencia|trayectoria en|estados financieros|antecedentes',
  pt: 'experiencia|historico de|demonstracoes|trajetoria em',
});
const deadlineWords = anyPhrase({
  en: 'at the deadline|at the date of application|at the time of application|on the date of application|at the time of applying|at the time of submission|at submission|by the deadline|closing date|when applying',
  fr: 'a la date limite|a la date de cloture|au moment du depot|a la date de depot|au jour du depot|date de la candidature',
  es: 'fecha limite|al momento de postular|cierre de la convocatoria|fecha de presentacion|a la fecha de cierre|momento de la solicitud',
  pt: 'data limite|data de encerramento|no momento da candidatura|data da candidatura|encerramento|momento da inscricao',
});
const publicationWords = anyPhrase({
  en: 'publication of|date of publication|published|launch of the call',
  fr: "date de publication|publication de l'appel|lancement de l'appel",
  es: 'publicacion de|fecha de publicacion|publicacion del',
  pt: 'publicacao do|data de publicacao|publicacao deste',
});

/** The days on which the age may count, and what to look up if they give different answers. */
function daysThatCount(rule: Rule, plain: string): { days: string[]; lookUp: string } | undefined {
  const { today, deadlineDay, publicationDay } = rule;
  if (says(plain, publicationWords))
    return publicationDay === '' ? undefined : { days: [publicationDay], lookUp: certificate };
  const isLater = deadlineDay > today;
  if (says(plain, deadlineWords) && deadlineDay !== '') return { days: [deadlineDay], lookUp: certificate };
  return {
    days: isLater ? [today, deadlineDay] : [today],
    lookUp: `${certificate} Find out, too, on which day the age counts.`,
  };
}

const before = (day: string, months: number): string => dayOf(addMonths(momentOf(day), -months));

type Answer = 'yes' | 'no' | 'unclear';

/** Whether an organization of a year existed by a day: it may have been founded on any day of the year. */
function existedBy(year: number, day: string): Answer {
  if (`${year}-12-31` <= day) return 'yes';
  return `${year}-01-01` > day ? 'no' : 'unclear';
}

const inverse = { yes: 'no', no: 'yes', unclear: 'unclear' } as const;

const spanInWords = (months: number): string => {
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};

/** A rule about how long an organization has existed, against the year it was founded (CALL-39). */
export function ageRule(rule: Rule): Finding {
  const { row, applicant, today } = rule;
  const plain = wordsOf(rule);
  const asked = askedAges(rule);
  const statement = quoted(row.value || row.text);
  if (asked === 'contradiction')
    return ask(
      `The statement, ${quoted(row.text)}, and its value, ${quoted(row.value)}, ask for different ages.`,
      'Read the line of the call, and correct the value.',
    );
  if (asked.length === 0)
    return ask(
      `How old an organization has to be is not clear from ${statement}.`,
      'Compare it with your founded year by hand.',
      'foundedYear',
    );
  const year = applicant.foundedYear ?? 0;
  if (year === 0)
    return ask(
      'Your profile does not say when you were founded.',
      'Add the founded year to your profile.',
      'foundedYear',
    );
  if (year > Number(today.slice(0, 4)))
    return ask(
      `Your founded year, ${year}, is in the future.`,
      'Correct the founded year in your profile.',
      'foundedYear',
    );
  const counted = daysThatCount(rule, plain);
  if (!counted)
    return ask(
      'The age counts on the day the call was published, and that day is not known.',
      'Add the date of publication to the call.',
      'foundedYear',
    );
  const isRuledOut = row.isExclusion || isRefusal(plain);
  const findings = asked.map((one) => findingOf(one, { year, isRuledOut, ...counted, statement }));
  const all = together(findings as [Finding, ...Finding[]]);
  if (all.verdict === 'yes' && says(plain, experienceWords))
    return ask(
      `You were founded in ${year}, and the call asks for more than years: ${quoted(row.text || row.value)}.`,
      'Find out since when you have done what the call names.',
      'foundedYear',
    );
  return all;
}

/** What the value asks; its text where the value is empty, or leaves the direction open. */
function askedAges({ row: { value, text } }: Rule): AskedAge[] | 'contradiction' {
  const [inValue, inText] = [agesIn(folded(value)), agesIn(folded(text))];
  if (inValue.length === 0) return value.trim() === '' || inText.length > 0 ? inText : [];
  const same = (one: AskedAge, other: AskedAge) =>
    one.kind === 'months'
      ? other.kind === 'months' && one.months === other.months
      : other.kind === 'day' && one.last.slice(0, 4) === other.last.slice(0, 4);
  if (inText.length > 0 && !inValue.every((one) => inText.some((other) => same(one, other))))
    return 'contradiction';
  return inValue.map((one) => {
    const other = inText.find((candidate) => same(one, candidate));
    if (one.kind === 'months' && other?.kind === 'months')
      return { ...one, direction: one.direction ?? other.direction };
    // The text says whether the day is in it.
    return one.kind === 'day' && one.isBefore === undefined && other?.kind === 'day' ? other : one;
  });
}

interface Against {
  year: number;
  isRuledOut: boolean;
  days: string[];
  lookUp: string;
  statement: string;
}

function findingOf(asked: AskedAge, { year, isRuledOut, days, lookUp, statement }: Against): Finding {
  const founded = `You were founded in ${year}`;
  if (asked.kind === 'day') {
    if (asked.isBefore === undefined)
      return ask(
        `${founded}, and whether ${statement} means before or after that day is not clear.`,
        'Read the line of the call.',
        'foundedYear',
      );
    const isBefore = asked.isBefore !== isRuledOut;
    const existed = existedBy(year, asked.last);
    return said(isBefore ? existed : inverse[existed], {
      founded,
      words: `${isBefore ? 'being there before' : 'having started after'} ${asked.named}`,
      lookUp: certificate,
    });
  }
  const direction = asked.direction ?? 'least';
  const allowed = isRuledOut ? (asked.direction === undefined ? 'least' : opposite(direction)) : direction;
  const isLeast = allowed === 'least' || allowed === 'above';
  const answers = days.map((day) => {
    const existed = existedBy(year, before(day, asked.months));
    return isLeast ? existed : inverse[existed];
  });
  const [first = 'unclear'] = answers;
  const answer = answers.every((one) => one === first) ? first : 'unclear';
  return said(answer, {
    founded,
    words: `${isLeast ? 'at least' : 'at most'} ${spanInWords(asked.months)}`,
    lookUp,
  });
}

function said(
  answer: Answer,
  { founded, words, lookUp }: { founded: string; words: string; lookUp: string },
): Finding {
  if (answer === 'yes') return yes(`${founded}, and the call asks for ${words}.`, 'foundedYear');
  if (answer === 'no') return no(`${founded}, and the call asks for ${words}.`, 'foundedYear');
  return ask(`${founded}, and the call asks for ${words}: it depends on the day.`, lookUp, 'foundedYear');
}
