import type { EligibilityPlace } from '@harambee/domain';
import { folded } from '../reading/text/folded.ts';
import { anyPhrase, says } from '../reading/text/phrases.ts';
import { contradictionIn, formsOf, hasForm, kindsByNature, namesForm } from './applicant-form.ts';
import { formsIn, type LegalForm } from './form-words.ts';
import { exceptWords } from './places/region-words.ts';
import {
  ask,
  askedOf,
  contradictsItself,
  type Finding,
  no,
  quoted,
  type Rule,
  wordsOf,
  yes,
} from './rule.ts';

const registeredWords = anyPhrase({
  en: 'registered|legally registered|legally constituted|legal registration|legally established|incorporated|legal personality',
  fr: 'enregistre*|declaree*|legalement constitue*|personnalite juridique|immatricule*',
  es: 'registrad*|legalmente constituid*|personeria juridica|personalidad juridica|inscrit*',
  pt: 'registad*|registrad*|legalmente constituid*|personalidade juridica|cnpj|inscrit*',
});
/** What a legal form does not tell. */
const furtherWords = anyPhrase({
  en: 'women-led|women led|led by women|youth-led|youth led|led by young|indigenous|refugee-led|disability-led|led by people|small|volunteer-run|black-led|membership of|member of|members of|accredited|umbrella',
  fr: 'dirigee* par|jeunes|autochtone*|petite*|membre* d|agreee*|accreditee*',
  es: 'lideradas por|dirigidas por|indigenas|pequenas|acreditad*|afiliad*',
  pt: 'lideradas por|dirigidas por|indigenas|pequenas|acreditad*|credenciad*|filiad*',
});
const homeWords = anyPhrase({
  en: 'local|national|domestic|kenyan',
  fr: 'local*|locaux|national*',
  es: 'local*|nacional*',
  pt: 'local|locais|nacional|nacionais',
});
const equivalentWords = anyPhrase('or equivalent|equivalent|ou equivalent*|o equivalente*|ou equivalente*');

const certificate = 'Look at your registration certificate, and write the legal form into your profile.';

/** Where the profile states its form. */
const placeOf = ({ applicant }: Rule): EligibilityPlace =>
  applicant.legalStatus?.trim() ? 'legalStatus' : 'taxExemptStatus';

const ownWords = ({ applicant: { legalStatus = '', taxExemptStatus = '' } }: Rule): string =>
  [legalStatus, taxExemptStatus]
    .filter((text) => text.trim() !== '')
    .map(quoted)
    .join(' and ');

/** A rule about the kind of applicant, against the legal and tax status of the profile (CALL-39). */
export function legalFormRule(rule: Rule): Finding {
  const { row } = rule;
  const contradiction = contradictsItself(rule);
  if (contradiction) return contradiction;
  const asked = askedForms(rule);
  if (asked.length === 0)
    return ask(
      `No legal form that we know stands in ${quoted(askedOf(rule))}.`,
      'Compare it with your registration certificate.',
      'legalStatus',
    );
  const forms = formsOf(rule.applicant);
  if (forms.size === 0 && !asked.every((form) => form === 'individual'))
    return ask(
      ownWords(rule) === ''
        ? 'Your profile does not say what your legal form is.'
        : `Your legal status, ${ownWords(rule)}, is none of the forms that we know.`,
      `${certificate} The call says ${quoted(askedOf(rule))}.`,
      'legalStatus',
    );
  if (contradictionIn(forms))
    return ask(
      `Your profile names two statuses of which you can have only one: ${ownWords(rule)}.`,
      certificate,
      placeOf(rule),
    );
  return row.isExclusion ? ruledOut(rule, forms, asked) : required(rule, forms, asked);
}

/** The forms a rule names, without those it makes an exception of; a charity with the number of a law is that of the law. */
function askedForms(rule: Rule): LegalForm[] {
  const { value, text } = rule.row;
  const excepted = exceptedForms(folded(text));
  const inValue = formsIn(folded(value));
  const named = inValue.length > 0 || value.trim() !== '' ? inValue : formsIn(folded(text));
  const forms = rule.row.isExclusion ? named : named.filter((form) => !excepted.includes(form));
  const isOfLaw = [...forms, ...formsIn(folded(text))].includes('501(c)(3)');
  if (!isOfLaw) return forms;
  return ['501(c)(3)', ...forms.filter((form) => !wideForms.includes(form))];
}

/** What the law of a country narrows down. */
const wideForms: readonly LegalForm[] = ['501(c)(3)', 'non-profit organization', 'charity'];
const except = anyPhrase(exceptWords);

/** Forms that a text names behind "other than", and nowhere before it. */
function exceptedForms(plain: string): LegalForm[] {
  const at = plain.search(new RegExp(except.source, 'u'));
  if (at <= 0) return [];
  const before = formsIn(plain.slice(0, at));
  return formsIn(plain.slice(at)).filter((form) => !before.includes(form));
}

const either = new Intl.ListFormat('en', { type: 'disjunction' });
const articled = (forms: readonly LegalForm[]): string => either.format(forms);

function required(rule: Rule, forms: ReadonlySet<LegalForm>, asked: readonly LegalForm[]): Finding {
  const place = placeOf(rule);
  const plain = wordsOf(rule);
  const own = ownWords(rule);
  const answers = asked.map((form) => ({ form, has: hasForm(forms, form) }));
  const held = answers.find(({ has }) => has === 'yes');
  const named = articled(asked);
  if (!held) {
    if (answers.every(({ has }) => has === 'no') && !says(plain, equivalentWords))
      return no(`Your status is ${own}, and the call asks for: ${named}.`, place);
    return ask(
      `Your status is ${own}. Whether that is what the call asks for (${named}) is not clear.`,
      certificate,
      place,
    );
  }
  const open = stillOpen(rule, forms, plain);
  if (open) return open;
  return yes(`Your status is ${own}, and the call asks for: ${named}.`, place);
}

/** What a rule asks beside the form. */
function stillOpen(rule: Rule, forms: ReadonlySet<LegalForm>, plain: string): Finding | undefined {
  const { applicant, row } = rule;
  const isInternational = forms.has('international organization');
  if (says(plain, homeWords) && isInternational && !/international|internacional/.test(plain))
    return no(
      `You are an international organization, and the call asks for those of the country: ${quoted(row.text || row.value)}.`,
      placeOf(rule),
    );
  if (says(plain, furtherWords))
    return ask(
      `Your status is ${ownWords(rule)}, and the call asks for more than a legal form: ${quoted(row.text || row.value)}.`,
      'Compare the rest of the statement by hand.',
      placeOf(rule),
    );
  const isRegistered =
    (applicant.registrationNumber ?? '').trim() !== '' ||
    says(folded(applicant.legalStatus ?? ''), registeredWords) ||
    ['Registered Charity', 'Non-profit (501c3)', 'Community Interest Company (CIC)'].includes(
      applicant.taxExemptStatus ?? '',
    );
  if (says(plain, registeredWords) && !isRegistered)
    return ask(
      `Your status is ${ownWords(rule)}, and your profile has no registration number.`,
      'Add your registration number to your profile if you are registered.',
      'registrationNumber',
    );
  return undefined;
}

function ruledOut(rule: Rule, forms: ReadonlySet<LegalForm>, asked: readonly LegalForm[]): Finding {
  const place = placeOf(rule);
  const own = ownWords(rule);
  const answers = asked.map((form) => ({ form, has: excludedAs(rule, forms, form) }));
  const hit = answers.find(({ has }) => has === 'yes');
  if (hit) return no(`Your status is ${own}, and the call rules out: ${hit.form}.`, place);
  const open = answers.filter(({ has }) => has === 'unclear').map(({ form }) => form);
  if (open.length > 0)
    return ask(
      `The call rules out: ${articled(open)}. Whether you are that is not clear from your profile.`,
      certificate,
      place,
    );
  return yes(
    `The call rules out: ${articled(asked)}. ${own === '' ? 'A profile is that of an organization' : `Your status is ${own}`}.`,
    place,
  );
}

/** Whether those ruled out include the organization; for kinds by nature, its own words decide. */
function excludedAs(rule: Rule, forms: ReadonlySet<LegalForm>, form: LegalForm): 'yes' | 'no' | 'unclear' {
  const has = hasForm(forms, form);
  if (has !== 'unclear' || !kindsByNature.includes(form)) return has;
  const { applicant } = rule;
  if (namesForm(applicant, form)) return 'unclear';
  const isDescribed = (applicant.mission ?? '').trim() !== '' && (applicant.name ?? '').trim() !== '';
  return isDescribed ? 'no' : 'unclear';
}
