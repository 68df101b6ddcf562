import { anyPhrase, says } from '../reading/text/phrases.ts';
import { countriesInWords, registeredIn, type Whereabouts, whereaboutsIn } from './applicant-country.ts';
import { type AskedPlaces, askedPlacesIn } from './places/asked-places.ts';
import {
  ask,
  askedOf,
  contradictsItself,
  type Finding,
  no,
  quoted,
  type Rule,
  together,
  wordsOf,
  yes,
} from './rule.ts';

const registrationWords = anyPhrase({
  en: 'registered|registration|incorporated|legally established|constituted|legal entity',
  fr: 'enregistre*|immatricule*|declaree*|droit',
  es: 'registrad*|constituid*|inscrit*|domicilio legal',
  pt: 'registad*|registrad*|constituid*|inscrit*|cnpj',
});
const seatWords = anyPhrase({
  en: 'based in|based|located|established|headquarter*|registered|incorporated|organi*ation* in|organi*ations from|applicants from|applicants in|ngos in|ngos from|charities in|groups in|legal entities|resident|domiciled|office|seat|nonprofits in',
  fr: 'siege|etabli*|situe*|basee*|bases en|bases au|enregistre*|immatricule*|association* de|domicilie*|implante*|droit',
  es: 'sede|domicili*|establecid*|constituid*|registrad*|radicad*|organizaciones de|entidades de|ubicad*',
  pt: 'sede|domicili*|estabelecid*|constituid*|registad*|registrad*|sediad*|organizacoes de|entidades de',
});
const workWords = anyPhrase({
  en: 'work in|works in|working in|project*|site|activit* in|take place|takes place|taking place|implemented in|implement* in|operate in|operates in|operating in|operations in|active in|serve|serving|benefit*|carried out in|delivered in|people in|communities in|interventions in|programme* in|program* in',
  fr: 'travaill*|intervien*|intervention*|action* en|activites|projet*|mis en oeuvre|se deroul*|beneficiaire*|agissant|mene*|realise*',
  es: 'trabaj*|proyecto*|ejecut*|actividades|implement*|actu*|se desarroll*|beneficiari*|realiz*|intervien*|territorio',
  pt: 'trabalh*|projeto*|projecto*|execut*|atividades|implement*|atu*|se realiz*|beneficiari*|decorr*|desenvolvid*',
});

type Membership = 'in' | 'out' | 'unclear';

/** Whether the one country that a set of codes means is among those asked for. */
function membership(codes: readonly string[], nations: readonly string[], asked: AskedPlaces): Membership {
  const each = codes.map((code): Membership => {
    if (asked.isEverywhere) return isExcepted(code, asked);
    const nation = code === 'GB' && asked.nations.length > 0 && !asked.hasWholeKingdom;
    if (nation) {
      if (nations.length === 0) return 'unclear';
      return nations.every((one) => asked.nations.includes(one)) ? 'in' : 'out';
    }
    if (asked.members.has(code)) return isExcepted(code, asked);
    return asked.unsure.has(code) || asked.rest !== '' ? 'unclear' : 'out';
  });
  const [first = 'unclear'] = each;
  return each.every((one) => one === first) ? first : 'unclear';
}

const isExcepted = (code: string, { excepted }: AskedPlaces): Membership =>
  excepted.has(code) ? 'out' : 'in';

/** One membership for all the countries an organization names; `unclear` where they differ. */
function membershipOf({ countries, nations }: Whereabouts, asked: AskedPlaces): Membership {
  const all = countries.map((codes) => membership(codes, nations, asked));
  const [first = 'unclear'] = all;
  return all.every((one) => one === first) ? first : 'unclear';
}

/** What a rule about countries says of an organization that is somewhere (CALL-39). */
export function countryRule(rule: Rule): Finding {
  const { row, applicant } = rule;
  const contradiction = contradictsItself(rule);
  if (contradiction) return contradiction;
  const asked = askedPlacesIn(askedOf(rule));
  if (asked.isEverywhere && asked.excepted.size === 0 && !row.isExclusion)
    return yes('Organizations of every country may apply.');
  if (asked.isEmpty)
    return ask(
      `No country or region that we know stands in ${quoted(askedOf(rule))}.`,
      `Compare it with your location by hand.`,
      'location',
    );
  const location = applicant.location?.trim() ?? '';
  const isLiteral = namesLiterally(asked.rest, location);
  if (isLiteral && !row.isExclusion && asked.members.size === 0)
    return yes(`Your location, ${quoted(location)}, names ${isLiteral}.`, 'location');
  return judge(rule, asked);
}

/** A town or district that stands in the location in the same words. */
function namesLiterally(rest: string, location: string): string | undefined {
  const parts = location.split(',').map((part) => part.trim().toLowerCase());
  return rest
    .split(',')
    .map((part) => part.trim())
    .find((part) => part !== '' && parts.includes(part.toLowerCase()));
}

function judge(rule: Rule, asked: AskedPlaces): Finding {
  const { row, applicant } = rule;
  const location = applicant.location?.trim() ?? '';
  const seat = whereaboutsIn(location);
  const registered = registeredIn(applicant);
  const plain = wordsOf(rule);
  const isRegistration = says(plain, registrationWords);
  const isWork = says(plain, workWords) && !says(plain, seatWords);
  const place = { location: seat, legalStatus: registered };
  if (seat.countries.length === 0 && (registered.countries.length === 0 || !isRegistration))
    return unknown(rule, location);

  const [first, second] =
    isRegistration && registered.countries.length > 0
      ? (['legalStatus', undefined] as const)
      : registered.countries.length > 0 && !isWork
        ? (['location', 'legalStatus'] as const)
        : (['location', undefined] as const);
  const findings = [first, second].flatMap((name) =>
    name ? [verdictOf(rule, asked, place[name], name, isWork)] : [],
  ) as [Finding, ...Finding[]];
  const [one, other] = findings;
  if (other && other.verdict !== one.verdict)
    return ask(
      `Your location, ${quoted(location)}, and your legal status, ${quoted(applicant.legalStatus ?? '')}, are in different countries.`,
      `Find out which of them the call means: ${quoted(row.text || row.value)}.`,
      'legalStatus',
    );
  return together(findings);
}

function unknown(rule: Rule, location: string): Finding {
  return ask(
    location === ''
      ? 'Your profile does not say where you are.'
      : `Your location, ${quoted(location)}, names no country.`,
    `Add the country to your location. The call says ${quoted(askedOf(rule))}.`,
    'location',
  );
}

function verdictOf(
  rule: Rule,
  asked: AskedPlaces,
  where: Whereabouts,
  place: 'location' | 'legalStatus',
  isWork: boolean,
): Finding {
  const { row } = rule;
  const found = membershipOf(where, asked);
  const stated = place === 'location' ? 'Your location is in' : 'Your legal status names';
  const own = `${stated} ${countriesInWords(where)}`;
  const named = quoted(askedOf(rule));
  if (found === 'unclear')
    return ask(
      `${own}, and whether that is part of ${named} is not clear.`,
      whatToLookUp(asked, where),
      place,
    );
  if (row.isExclusion) {
    if (found === 'in') return no(`${own}, which the call rules out: ${named}.`, place);
    return yes(`${own}, which the call does not rule out: ${named}.`, place);
  }
  if (found === 'in') return yes(`${own}, and the call asks for ${named}.`, place);
  // Where somebody works is not only where their office is.
  if (isWork)
    return ask(
      `${own}, and the call is about work in ${named}.`,
      'Find out whether you work there, too.',
      place,
    );
  return no(`${own}, and the call asks for ${named}.`, place);
}

function whatToLookUp(asked: AskedPlaces, { countries }: Whereabouts): string {
  if (countries.length > 1)
    return 'Your profile names several countries: find out which one counts for the call.';
  if (countries[0] && countries[0].length > 1) return 'Write the full name of the country in your location.';
  if (asked.nations.length > 0) return 'Add to your location the part of the United Kingdom that you are in.';
  if (asked.rest !== '') return `Find out which countries ${quoted(asked.rest)} means.`;
  return 'Look for the list of countries in the call: sources differ on this one.';
}
