import { sentencesOf } from '../../reading/plain-text.ts';
import { type Check, personalData } from '../check.ts';
import type { Checked } from '../checked.ts';
import { type Hinted, matchOf } from '../reading/hinted.ts';
import { passagesOf } from '../reading/passages.ts';

const given = String.raw`\p{Lu}\p{Ll}[\p{L}’'-]*`;
const person = String.raw`${given}(?:\s\p{Lu}\.)?(?:\s(?:(?:al|bin|binti|de|da|del|ibn|van|von)\s)?${given}){0,3}`;
const kin =
  '(?:mother|father|widow|widower|orphan|grandmother|girl|boy|child|refugee|survivor|patient|pupil|student)';
/** A person set out as a case: with an age, a family or a fate beside the name. */
const asCase = new RegExp(
  String.raw`(?=\p{Lu})(?<!\p{L})(${person})(?:,?\s\((\d{1,2})(?:\syears?(?:\sold)?)?\)|,\s(?:aged?\s)?(\d{1,2})(?:\syears?(?:\sold)?)?(?=,|[.]|$|\s(?:who|from|is|was|has|lives|and)\b)|,?\s(?:who|which)\s(?:is|was|turned)\s(\d{1,2})\b|,\s(?:an?\s(?:[\p{Ll}-]+\s)?${kin}\b)|,\swhose\s(?:son|daughter|baby|child|mother|father|husband|wife)\b|,\swho\s(?:was|had|has|is|lost|fled|lives?)\b|,\sborn\b)`,
  'gu',
);
const withNumber = new RegExp(String.raw`(?<![\p{L}])(${person})(?:\s\(|,\s|:\s)[^.;()]{0,24}$`, 'u');

const condition =
  /\b(?:HIV|AIDS|epilep\w*|tubercul\w*|cancer|diabet\w*|autis\w*|depress(?:ed|ion)|schizophren\w*|bipolar|disab(?:led|ility)|albin\w*|leprosy|hepatitis|syphilis|fistula|malnourish\w*|mentally ill|pregnant|miscarr\w*|suicid\w*|addict\w*|alcoholic|sickle cell|asthma|polio|blind|deaf|diagnos\w*)\b/i;
const fate =
  /\b(?:raped|rape|abused|assaulted|molested|trafficked|beaten|tortured|sexually|harassed|defiled|circumcised|mutilated|married off|forced into|stabbed|kidnapped|abducted)\b/i;
const offence =
  /\b(?:in prison|imprisoned|convicted|arrested|sentenced|criminal record|on probation|excluded for|expelled for|in custody|gang|stole|theft|carrying a knife|drug dealing|deported|undocumented|asylum seeker)\b/i;
/** What nobody may learn of a person by name, and how it is told. */
const secrets = [
  { pattern: condition, as: 'together with health data' },
  { pattern: fate, as: 'as a survivor of violence' },
  { pattern: offence, as: 'together with an offence or a status' },
];
const identity: Hinted = {
  pattern:
    /\b(?:national ID|ID (?:card|number|no\.?)|identity card|passport(?: (?:number|no\.?))?|NIN|Aadhaar|social security(?: number)?|NHIS|birth certificate(?: number)?)\b\s*(?:number|no\.?|nr\.?)?:?\s*((?=[A-Z0-9 -]*\d{3})[A-Z0-9][A-Z0-9 -]{4,})/i,
  hint: /\d{3}/,
};
const birth: Hinted = {
  pattern: new RegExp(
    String.raw`(${person})[^.;]{0,30}\b(?:born|date of birth|DOB)\b:?\s(?:on\s)?(?:\d{1,2}(?:st|nd|rd|th)?\s\p{Lu}\p{Ll}+\s\d{4}|\p{Lu}\p{Ll}+\s\d{1,2},\s\d{4}|\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]\d{2,4})`,
    'u',
  ),
  hint: /born|birth|DOB/,
};
const home =
  /\b(?:lives?|living|resid(?:es|ing)|stays) (?:at|in) (?:house )?(?:no\.? )?\d{1,5}[a-z]?,? [\p{Lu}][\p{L}’' -]+/u;
const account: Hinted = {
  pattern: /\b(?:account|acc\.|a\/c)\s(?:no\.?\s|number\s)?\d[\d -]{5,}|\bIBAN\b/i,
  hint: /\d[\d -]{5}|IBAN/i,
};
const photograph = /\b(?:photo(?:graph)?s?|picture|portrait|video|image)\b/i;
const phone = /(?<![\p{L}\p{N}.,/-])\+?(?:\(\d{2,5}\)\s?)?\d[\d -]{6,16}\d(?![\p{N}/.,]?\d)/gu;
const mobileMoney =
  /\b(?:M-?Pesa|MTN MoMo|MoMo|Airtel Money|bKash|mobile money|Orange Money|EcoCash|GCash)\b/i;
const publicLine =
  /\b(?:help ?line|hot ?line|line|toll|free ?phone|office|switchboard|emergency|NHS|Samaritans|reached at|call us|secretariat)\b/i;
const mail = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const beneficiary =
  /\b(?:pupils?|students?|girls?|boys?|child|children|patients?|mothers?|survivors?|refugees?|member|learner|client|beneficiar\w*|young (?:person|man|woman))\b/i;
const freeMail = /@(?:gmail|yahoo|hotmail|outlook|icloud|proton|mail|aol|live|gmx|qq|163)\b/i;
/** The text says that the person is protected or has agreed. */
const isProtected =
  /\b(?:not (?:her|his|their) real names?|names? (?:is|are|has been|have been|was|were) changed|changed names?|pseudonym|whom we call|(?:her|his|their|written|parental|informed) consent|with (?:the )?consent)\b/i;
const title =
  /\b(?:Dr|Prof|Mr|Mrs|Ms|Rev|Eng|Ing|Lic|Hon|Sr|Minister|Nurse|Matron|Chief|Imam|Pastor|President|Professor|Director)\.?\s$/;

/** Names of applicants and staff, who are in the proposal by their own choice. */
function staffNames({ proposal, organization }: Checked): string {
  const rows = (proposal.people ?? []).map(({ name }) => name);
  const cells = [
    ...(proposal.activities ?? []).map(({ responsible }) => responsible),
    ...(proposal.outcomes ?? []).map(({ responsible }) => responsible),
    ...(proposal.risks ?? []).map(({ owner }) => owner),
  ];
  return [...rows, ...cells, proposal.team, organization.contactName ?? ''].join('\n');
}

/** Words that begin a sentence or name a thing, and no person. */
const noPerson =
  /^(?:The|This|These|That|In|At|On|For|From|With|When|While|Where|If|As|A|An|It|We|Our|Each|Every|All|Some|Many|Most|Of|By|Since|Grade|Month|Months|Year|Phase|Standard|Level|Form|Table|Figure|Zone|Ward|District|County|Ministry|Hospital|Clinic|University|School|Children|Girls|Boys|Women|Men|People|Families|Pupils|Teachers|Yes|No|Samaritans|January|February|March|April|May|June|July|August|September|October|November|December)\b/;
const organizationWord =
  /\b(?:Hospital|Clinic|University|School|College|Ministry|Fund|Foundation|Trust|Council|Office|Committee|Church|Centre|Center|Institute|Road|Street|Association|Network|Board|Bank|Project|Police|Act|Policy|Plan|County|District|Region)\b/;

const casesIn = (sentence: string, staff: string) =>
  [...sentence.matchAll(asCase)]
    .map(({ 1: who = '', 2: a, 3: b, 4: c, 0: words, index }) => ({
      who,
      age: Number(a ?? b ?? c ?? Number.NaN),
      words,
      index,
    }))
    .filter(
      ({ who, index }) =>
        !noPerson.test(who) &&
        !organizationWord.test(who) &&
        !staff.includes(who) &&
        !title.test(sentence.slice(0, index)),
    );

/** Finds private data about the people who are helped (CHECK-06). */
export const personalDataOfPeople: Check = function* personalDataOfPeople(checked) {
  const staff = staffNames(checked);
  const { contactPhone: phone = '', contactEmail: mail = '' } = checked.organization;
  // What was said in an answer is said in the drafted text, too: each sentence is read once.
  const known = new Map<string, string | undefined>();
  for (const { path, field, text } of passagesOf(checked))
    if (field !== 'people')
      for (const message of personalDataIn(text, { staff, phone, mail, field }, known))
        yield personalData(checked, { message, at: [path] });
};

/** The same in any text, such as a question; without what a proposal and a profile tell of those who work there. */
export function personalDataIn(
  text: string,
  { staff = '', phone = '', mail = '', field = '' } = {},
  known = new Map<string, string | undefined>(),
): string[] {
  if (isProtected.test(text)) return [];
  const sentences = text.split('\n').filter(mayTell).flatMap(sentencesOf).filter(mayTell);
  const isOfStaff = staffFields.includes(field);
  const found = sentences.map((sentence) => {
    const key = `${isOfStaff} ${sentence}`;
    if (!known.has(key)) known.set(key, dataIn(sentence, staff, phone, mail, isOfStaff));
    return known.get(key);
  });
  return found.filter((message) => message !== undefined);
}

/** Whatever is found has a figure, a mail address or a secret in it: most lines have none and are not divided into sentences. */
const mayTell = (words: string): boolean =>
  /[\d@]|IBAN/i.test(words) || secrets.some(({ pattern }) => pattern.test(words));

/** Where people are named who work there. */
const staffFields: readonly string[] = ['team', 'budget', 'budgetLines'];

const dataIn = (sentence: string, staff: string, phone: string, mail: string, isOfStaff: boolean) =>
  caseIn(sentence, staff, isOfStaff) ?? numberIn(sentence, staff, phone) ?? addressIn(sentence, mail);

function caseIn(sentence: string, staff: string, isOfStaff: boolean): string | undefined {
  const born = matchOf(sentence, birth);
  if (born?.[1] && !staff.includes(born[1])) return `${born[1]} is named with the date of birth.`;
  const card = matchOf(sentence, identity);
  if (card) return `The number of an identity card is in the text: “${card[0].trim()}”.`;
  const bank = matchOf(sentence, account);
  if (bank && (beneficiary.test(sentence) || new RegExp(kin).test(sentence)))
    return `Somebody’s bank account is in the text: “${bank[0].trim()}”.`;
  if (home.test(sentence)) return `Somebody’s home address is in the text: “${home.exec(sentence)?.[0]}”.`;
  if (isOfStaff) return undefined;
  const secret = secrets.find(({ pattern }) => pattern.test(sentence));
  const [one] = casesIn(sentence, staff);
  const who = one?.who ?? (secret && leadingName(sentence, staff));
  if (!who) return undefined;
  if (secret) return `${who} is named ${secret.as}: “${secret.pattern.exec(sentence)?.[0]}”.`;
  if (one && photograph.test(sentence) && one.age < 18)
    return `A photograph shows ${who} (${one.age}) by name; consent is not mentioned.`;
  if (one && one.age > 0 && one.age < 18) return `${who} (${one.age}) is a child and is named.`;
  return undefined;
}

/** "Amina Yusuf has epilepsy": two names and more at the head of a sentence, or after its first words. */
function leadingName(sentence: string, staff: string): string | undefined {
  const who = namedHead.exec(sentence)?.[1] ?? namedKin.exec(sentence)?.[1];
  return who && !noPerson.test(who) && !organizationWord.test(who) && !staff.includes(who) ? who : undefined;
}

const verbs = String.raw`\s(?:has|had|is|was|lives with|suffers|suffered|lost|contracted|tested)\b`;
const namedHead = new RegExp(String.raw`(?<![\p{L}])(${given}(?:\s${given}){1,3})${verbs}`, 'u');
/** "Kofi’s mother died". */
const namedKin =
  /(?<![\p{L}])(\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?)[’']s\s(?:mother|father|son|daughter|baby|child|sister|brother|husband|wife|parents)\b/u;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

function numberIn(sentence: string, staff: string, own: string): string | undefined {
  if (!/\d[\d -]{6}/.test(sentence)) return undefined;
  for (const { 0: words, index } of sentence.matchAll(phone)) {
    const digits = digitsOf(words);
    if (digits.length < 8 || digits.length > 15 || (own !== '' && digitsOf(own).endsWith(digits.slice(-8))))
      continue;
    if (publicLine.test(sentence)) continue;
    const [, who] = withNumber.exec(sentence.slice(0, index)) ?? [];
    const isNamed =
      who !== undefined && !noPerson.test(who) && !organizationWord.test(who) && !staff.includes(who);
    const isPhone =
      /^\+|^\(?0/.test(words) || /\b(?:phone|mobile|tel|cell|whatsapp|call|number)\b/i.test(sentence);
    if ((isNamed && isPhone) || mobileMoney.test(sentence) || (isPhone && beneficiary.test(sentence)))
      return `A telephone number is in the text: “${who ? `${who}, ` : ''}${words.trim()}”.`;
  }
  return undefined;
}

function addressIn(sentence: string, own: string): string | undefined {
  if (!sentence.includes('@')) return undefined;
  for (const [address] of sentence.matchAll(mail)) {
    if (own !== '' && address.split('@')[1] === own.split('@')[1]) continue;
    if (beneficiary.test(sentence) || freeMail.test(address))
      return `A personal mail address is in the text: “${address}”.`;
  }
  return undefined;
}
