import { bare, cellsOf, linesOf, longestPiece, wholeSentences } from './pieces.ts';
import { roleIn } from './roles.ts';
import { topics } from './topics.ts';

/** A risk from a text, its mitigation and its owner, in the text's own words. */
export interface Risk {
  risk: string;
  mitigation?: string;
  owner?: string;
}

const labeled =
  /^(?:key |main )?(?:risk|hatari|风险|risque|riesgo)\s*\d*\s*[:：–-]\s*(.+?)\s*(?:[;；.。,，|–—(-]+\s*(?:mitigation|response|measures?|answer|how we reduce it|suluhisho|应对|措施|mesures?)\s*[:：–-]\s*(.+?))?\s*(?:[;；.。,，|–—(-]+\s*(?:owner|responsible|lead|by whom|mhusika|负责人|responsable)\s*[:：–-]\s*(.+?))?[).。]*$/iu;
const mitigationOwner =
  /(?:\brisks?(?: to [\p{L} ]{3,40}?)? (?:is|are|includes?|would be|lies? in|remains?)|\brisque\p{L}*(?: principa\p{L}+)? (?:est|sont)|\bhatari(?: kuu)? ni|风险(?:是|包括|为)|(?:المخاطر|الخطر)(?: الرئيسي\p{L}*)? (?:هو|هي|تشمل))\s*[:：]?\s*(?:that )?(.+)$/iu;
const of = /\brisks? (?:of|from|that) (.+)$/iu;
const condition =
  /^(?:if|should|in case(?: of)?|si|ikiwa|kama|如果|إذا)\s*([^,，،]{3,120}(?:fail|delay|drought|late|not\b|less|lack|rise|fall|leave|short|dry|flood|strike|conflict|unrest|break|sick|hazitoshi|失败|延误|干旱|تأخر|فشل)[^,，،]{0,60})[,，،]\s*(.+)$/iu;
/** Where the risk ends and its mitigation begins. */
const answer =
  /\s*(?:[;；؛]|[:：]|[–—]|[,，،] (?=(?:so |and so )?(?:we|our|the project|which is why)\b)|[。]|, (?=therefore))\s*/iu;
const answering =
  /^(?:we|our|to (?:reduce|mitigate|avoid|prevent|lower|limit|manage)|in that case|if so|for this|therefore|this is why|against this|should (?:this|it)|mitigation)\b/iu;

/** "drought, staff turnover and inflation": three risks, if each is short. */
function several(text: string): string[] {
  const parts = text.split(/\s*(?:[,，、]\s*(?:and |or )?| and )\s*/iu).map(bare);
  return parts.length > 1 && parts.every((part) => part !== '' && part.split(' ').length <= 4)
    ? parts
    : [bare(text)];
}

function readSentence(sentence: string, next: string | undefined): Risk[] {
  if (sentence.length > longestPiece) return [];
  const [, risk, mitigation, owner] = labeled.exec(sentence) ?? [];
  if (risk) return [clean({ risk, mitigation, owner })];
  const conditional = condition.exec(sentence);
  if (conditional?.[1]) return [clean({ risk: conditional[1], mitigation: conditional[2] })];
  const named = mitigationOwner.exec(sentence)?.[1] ?? of.exec(sentence)?.[1];
  if (!named) return [];
  const cut = answer.exec(named);
  const what = cut ? named.slice(0, cut.index) : named;
  const after = cut
    ? named.slice(cut.index + cut[0].length)
    : next && answering.test(next)
      ? next
      : undefined;
  const risks = several(what);
  return risks.map((one) => clean({ risk: one, mitigation: after }));
}

function clean({ risk, mitigation, owner }: Risk): Risk {
  const done = mitigation && bare(mitigation);
  const who = (owner && bare(owner)) ?? (done && roleIn(done));
  return { risk: bare(risk), ...(done && { mitigation: done }), ...(who && { owner: who }) };
}

function fromCells(line: string): Risk[] {
  const [risk, mitigation, owner] = cellsOf(line);
  // The header of a typed table is not a risk.
  if (!risk || !mitigation || /^(?:risk|hatari|风险)s?$/iu.test(risk)) return [];
  return [clean({ risk: risk.replace(/^risk\s*\d*\s*:\s*/i, ''), mitigation, owner })];
}

/** More would overwhelm a reader. */
const shown = 8;

/** The risks a text names; a typed table counts if its header or its rows mention risk. */
export function parseRisks(text: string): Risk[] {
  const found = new Map<string, Risk>();
  const lines = linesOf(text);
  const isTable = lines.some((line) => cellsOf(line).length > 1 && topics.risk.test(line));
  for (const line of lines) {
    const isRow = isTable && cellsOf(line).length > 1;
    const sentences = isRow || labeled.test(line) ? [line] : wholeSentences(line);
    const risks = isRow
      ? fromCells(line)
      : sentences.flatMap((sentence, index) => readSentence(sentence, sentences[index + 1]));
    for (const risk of risks) {
      const key = risk.risk.toLowerCase();
      if (risk.risk !== '' && !found.get(key)?.mitigation) found.set(key, risk);
    }
  }
  return [...found.values()].slice(0, shown);
}
