import { type Check, leftover, possibleLeftover } from '../check.ts';
import type { Checked } from '../checked.ts';
import { type Hinted, matchesOf } from '../reading/hinted.ts';
import { passagesOf } from '../reading/passages.ts';

const word = String.raw`\p{Lu}[\p{L}\p{M}’'&.-]*`;
const name = String.raw`${word}(?:\s(?:of|for|and|the|de|del|da|&)(?=\s\p{Lu})|\s${word})*`;
const address = String.raw`(?:apply|applying|application|proposal|request|grateful|thank|submit(?:ted)?)\s(?:to|from)\s`;
const funderName: Hinted = {
  pattern: new RegExp(
    String.raw`\b${address}(?:the\s)?((?:${name}\s)?(?:Fund|Foundation|Trust|Endowment|Lottery|Stiftung|Fondation|Fundación))\b`,
    'gu',
  ),
  hint: new RegExp(address),
};
const asks = String.raw`(?:requests?|applies|asks?|seeks?|is applying|is requesting)\s(?:for\s)?(?:support|funding|a grant|your support|funds|the amount)`;
const applicant: Hinted = {
  pattern: new RegExp(String.raw`(?<![\p{L}] )(?<=^|[.!?]\s|\n)(${name})\s(?:\p{Ll}+\s)?${asks}`, 'gu'),
  hint: new RegExp(asks),
};
const office =
  /\b(?:Ministry|Minister|Government|Department|Directorate|Parliament|Republic|Embassy)\b[^.;\n]{0,90}/gu;
const callNumber: Hinted = {
  pattern:
    /(?<![\p{L}\p{N}@/.-])(?=[\p{L}\p{N}/-]{0,40}\d)(?=[\p{L}\p{N}/-]{0,40}[-/])[A-Z][A-Z0-9]*(?:[-/][A-Z0-9]+){1,8}(?![\p{L}\p{N}])/gu,
  hint: /(?<![A-Z0-9])[A-Z][A-Z0-9]*[-/][A-Z0-9]/,
};

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((text) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N} ]/gu, '')
      .replace(/^the /, ''),
  );
  return a !== undefined && b !== undefined && (a.includes(b) || b.includes(a));
};

/** The address to a funder: nobody but the person knows whether it is the right one. */
export const otherFunder: Check = function* otherFunder(checked) {
  for (const { path, text } of passagesOf(checked))
    for (const [, funder = ''] of matchesOf(text, funderName))
      yield possibleLeftover(checked, {
        message: `The text applies to the ${funder}. Is this who is asked under ${checked.proposal.grantId || 'this call'}?`,
        at: [path, 'grantId'],
      });
};

/** A name of the funder or call that a copy was first written for (CALL-37); a funder that is asked again is none. */
export const formerFunder: Check = function* formerFunder(checked) {
  const { formerNames = [], proposal } = checked;
  for (const former of formerNames) {
    if (proposal.grantId && isSame(former, proposal.grantId)) continue;
    const escaped = former.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s+`);
    const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'iu');
    for (const { path, text } of passagesOf(checked))
      if (pattern.test(text))
        yield leftover(checked, {
          message: `“${former}” is from the proposal that this one was copied from.`,
          at: [path],
        });
  }
};

/** Another organization that asks for the money. */
export const otherOrganization: Check = function* otherOrganization(checked) {
  const own = [checked.organization.name, checked.proposal.organization].filter(Boolean);
  for (const { path, text } of passagesOf(checked))
    for (const [, who = ''] of matchesOf(text, applicant)) {
      const isOwn = own.some((known) => isSame(who, known));
      if (isOwn || !/\s/.test(who) || /^(?:The|We|This|Our|It)\b/.test(who)) continue;
      yield leftover(checked, {
        message: `“${who}” asks for support here; the applicant is ${own[0]}.`,
        at: [path, 'organization'],
      });
    }
};

let countries: Map<string, string> | undefined;

/** Names of countries in English with their codes; the browser and Node know them. */
function countryNames(): Map<string, string> {
  if (countries) return countries;
  countries = new Map();
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  for (const one of letters)
    for (const other of letters) {
      const found = names.of(`${one}${other}`);
      if (found) countries.set(found.replace(/\s\(.*/, ''), `${one}${other}`);
    }
  return countries;
}

/** The ministry of a country of which the proposal says nothing else. */
export const otherCountry: Check = function* otherCountry(checked) {
  const { organization } = checked;
  if (!organization.location) return;
  const passages = passagesOf(checked);
  const all = [
    organization.location,
    organization.name,
    organization.description ?? '',
    ...passages.map(({ text }) => text),
  ];
  for (const { path, text } of passages)
    for (const [words] of text.matchAll(office)) {
      const country = [...countryNames().keys()].find(
        (known) => words.includes(known) && new RegExp(`\\b(?:of|in) ${known}\\b`, 'u').test(words),
      );
      if (!country || all.join('\n').split(country).length > 2) continue;
      yield leftover(checked, {
        message: `The text names an office of ${country}; the organization works in ${organization.location}.`,
        at: [path, 'organization.location'],
      });
    }
};

/** The number of a call that is not this one's. */
export const otherCall: Check = function* otherCall(checked: Checked) {
  const { grantId } = checked.proposal;
  const first = /^[A-Z]{2,}/.exec(grantId)?.[0];
  for (const { path, text } of passagesOf(checked))
    for (const { 0: found, index } of matchesOf(text, callNumber)) {
      if (isSame(found, grantId)) continue;
      const before = text.slice(Math.max(0, index - 40), index);
      const isCall = /\b(?:call|grant|tender|reference|ref|application|solicitation)\b[^.;]*$/i.test(before);
      if (!isCall && !(first && found.startsWith(`${first}-`) && first.length > 2)) continue;
      yield leftover(checked, {
        message: `The text names the call ${found}; this proposal answers ${grantId || 'another one'}.`,
        at: [path, 'grantId'],
      });
    }
};
