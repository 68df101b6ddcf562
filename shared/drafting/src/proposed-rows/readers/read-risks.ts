import type { PlanRow } from '@harambee/domain';
import { ownerAtEnd } from '../pieces/persons.ts';
import {
  blocksIn,
  clause,
  longestRow,
  part,
  type Reading,
  sentencesIn,
  type Words,
} from '../pieces/words.ts';

type Cells = Partial<PlanRow<'risks'>>;
type Risk = Reading<PlanRow<'risks'>>;

/** Words that announce risks: the rest of the block is read as risks. */
const announces =
  /^(?:(?:the |our |key |main )*risks?(?: and \p{L}+)?\s*:|what (?:could|can|may|might) go wrong\s*[?:]|we (?:fear|see|expect) (?:\p{L}+ )?(?:things|risks)\s*[.:]|(?:\p{L}+|\d) (?:main |key )?risks (?:deserve|stand|remain|are)\b[^.:]*[.:])\s*/iu;

const headingAlone = /^(?:our |key |main )*risks?(?: and \p{L}+)?$/iu;

/** Reads risks that a text announces, with their mitigation (PROP-50). */
export function readRisks(text: Words): Risk[] {
  return blocksIn(text).flatMap((lines) => {
    const named = lines.flatMap((line) => [...labeled(line), ...sentencesIn(line).flatMap(mainRisk)]);
    if (named.length > 0) return named;
    const [first, ...rest] = lines;
    const heading =
      first && (announces.exec(first.text) ?? (rest.length > 0 && headingAlone.exec(first.text)));
    if (!first || !heading) return [];
    const after = part(first, heading[0].length);
    const isList = rest.length > 0 && after.text === '';
    return (isList ? rest : sentencesIn(after)).flatMap((one) => (isList ? listItem(one) : risksIn(one)));
  });
}

/** "Risk 1: a dry well. Mitigation: two sites are surveyed. Owner: the engineer." */
function labeled(line: Words): Risk[] {
  if (line.text.length > longestRow) return [];
  const [, risk, mitigation, owner] =
    /^(?:key |main )?risk\s*\d{0,2}\s*[:–-]\s*([^.;|]{5,300}?)\s*[.;|–-]\s*(?:mitigation|response|answer)\s*[:–-]\s*(.{5,400}?)(?:\s*[.;|–-]\s*(?:owner|responsible|lead)\s*[:–-]\s*([^.;|]{2,60}))?[.\s]*$/iu.exec(
      line.text,
    ) ?? [];
  if (!risk || !mitigation) return [];
  return [
    {
      cells: { risk: clause(risk), mitigation: clause(mitigation), ...(owner && { owner: clause(owner) }) },
      sources: [line],
    },
  ];
}

/** "The main risk is that nurses are hard to recruit: we keep a list of applicants." */
function mainRisk(line: Words): Risk[] {
  if (line.text.length > longestRow) return [];
  const { risk, mitigation } =
    /^(?:The|Our|One|A|Another) (?:\p{L}+ )?risk is (?:that )?(?<risk>[^:;.]{5,200}?)[:;] (?<mitigation>(?:we|our|the|each|every|two|three|a|an|all) .{8,400}?)\.?$/u.exec(
      line.text,
    )?.groups ?? {};
  if (!risk || !mitigation) return [];
  return [{ cells: { risk: clause(risk), mitigation: clause(mitigation) }, sources: [line] }];
}

/** "A borehole is dry (medium, high impact). Two sites are surveyed. Owner: project engineer." */
function listItem(line: Words): Risk[] {
  if (line.text.length > longestRow) return [];
  const { who, rest } = ownerAtEnd(line.text);
  const found =
    /^(?<risk>[^().:;]{8,200}?)\s*(?:\((?<degree>[^()]{3,60})\))?\s*[.:;–]\s+(?<mitigation>\S.{8,400})$/su.exec(
      rest,
    )?.groups;
  if (!found?.risk || !found.mitigation) return [];
  const degree = degreesOf(found.degree);
  if (!degree) return [];
  return [
    {
      cells: {
        risk: clause(found.risk),
        ...degree,
        mitigation: clause(found.mitigation),
        ...(who && { owner: who }),
      },
      sources: [line],
    },
  ];
}

/** "medium, high impact" and "likelihood high, severity low"; undefined for other words in brackets. */
function degreesOf(words: string | undefined): Cells | undefined {
  if (words === undefined) return {};
  const [, likelihood, severity] =
    /^(?:likelihood:? )?(low|medium|high)(?: likelihood| probability)?\s*[,;/]\s*(?:impact:? |severity:? )?(low|medium|high)(?: impact| severity)?$/iu.exec(
      words.trim(),
    ) ?? [];
  if (!likelihood || !severity) return undefined;
  return {
    likelihood: likelihood.toLowerCase() as 'low',
    severity: severity.toLowerCase() as 'low',
  };
}

const sentence =
  /^(?:It may (?:also )?(?:happen|be) that )?(?<risk>[^:;,()]{8,200}?)(?:, which (?:is|we hold) (?<degree>[\p{L} ]{4,40}?))?(?::\s*(?:for this |against this )?|; (?=we\b)|, so (?=we\b)|,? (?:and )?(?:for which reason|against which)\s+)(?<mitigation>.{8,400})$/u;

/** "Herders open the wetland, which is likely: the turn of grazing is voted, under the communal presidents." */
function risksIn(line: Words): Risk[] {
  if (line.text.length > longestRow) return [];
  const withSecond = line.text.replace(/\.$/u, '');
  const { who, rest } = ownerAtEnd(withSecond);
  const found = sentence.exec(rest)?.groups;
  if (!found?.risk || !found.mitigation) return [];
  return [
    {
      cells: {
        risk: clause(found.risk),
        ...saidDegrees(found.degree),
        mitigation: clause(found.mitigation),
        ...(who && { owner: who }),
      },
      sources: [line],
    },
  ];
}

/** "moderately likely", "unlikely but grave". */
function saidDegrees(words: string | undefined): Cells {
  if (!words) return {};
  const likelihood = /\bunlikely\b/i.test(words)
    ? ('low' as const)
    : /\bmoderately likely\b/i.test(words)
      ? ('medium' as const)
      : /^(?:very |quite )?likely\b/i.test(words)
        ? ('high' as const)
        : undefined;
  const severity = /\b(?:grave|severe|serious)\b/i.test(words) ? ('high' as const) : undefined;
  return { ...(likelihood && { likelihood }), ...(severity && { severity }) };
}
