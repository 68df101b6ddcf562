import { longestPiece, statementsOf } from './pieces.ts';
import { roleIn } from './roles.ts';
import { topicWords } from './shared-words.ts';
import { topics } from './topics.ts';

/** How something is measured, in the writer's own words; unstated parts are absent. */
export interface Measurement {
  method: string;
  frequency?: string;
  owner?: string;
  topics: ReadonlySet<string>;
}

const before = String.raw`(?:(?!(?:the|a|an|our|from|of|with|by|and|in|at|to|for|every|each|use|uses|using|collects?|repeats?|keeps?|carry|through|two|three|four|five|its|their|this|is|are|on|as) )[\p{L}\p{M}-]+ ){0,2}`;
const instrument = new RegExp(
  `(?<![\\p{L}\\p{M}])${before}(?:surveys?|records?|registers?|logbooks?|interviews?|tests?|assessments?|audits?|reports?|observations?|focus groups?|questionnaires?|counts?|statistics|spot checks?|attendance sheets?|meter readings?|enquêtes?|registres?|encuestas?|tathmini|utafiti|rejista)(?![\\p{L}\\p{M}])(?! (?:the|a|an|whether|how)\\b)|[\\p{Script=Han}]{0,4}(?:调查|记录|登记|访谈|测试|评估|监测)`,
  'giu',
);
/** "every month", "after twelve and eighteen months", "at the start and at the end". */
const often =
  /\b(?:daily|weekly|monthly|quarterly|yearly|annually|twice a (?:week|month|year)|once a (?:week|month|quarter|year)|(?:each|every|chaque|cada) (?:(?:two|three|four|six|\d+) )?(?:days?|weeks?|months?|quarters?|terms?|years?|seasons?|mois|trimestre|an|mes|trimestre)|every \p{L}+ (?:days|weeks|months)|kila (?:siku|wiki|mwezi|robo mwaka|robo|mwaka)|(?:at|before) the (?:start|beginning|outset)(?:(?:,| and)? (?:at|after) the (?:end|middle|midpoint|close))*|after [\p{L}\d]+(?:(?:,| and) [\p{L}\d]+)* (?:months|weeks|years)|in months? \d+(?:(?:,| and) \d+)*)|每(?:天|周|月|季度|季|年)|كل (?:يوم|أسبوع|شهر|سنة|ثلاثة أشهر)|شهريا|سنويا/giu;

/** The statements about measuring, each with its instruments, or the whole statement if no known one is named. */
export function parseEvaluation(text: string): Measurement[] {
  const read = statementsOf(text)
    .filter((statement) => statement.length <= longestPiece && topics.evaluation.test(statement))
    .map((statement) => {
      const instruments = [...new Set(Array.from(statement.matchAll(instrument), ([found]) => found.trim()))];
      const frequencies = Array.from(statement.matchAll(often), ([found]) => found);
      const owner = roleIn(statement);
      return {
        method: instruments.length > 0 ? instruments.join('; ') : statement.replace(/[.。]$/, ''),
        ...(frequencies.length > 0 && { frequency: [...new Set(frequencies)].join('; ') }),
        ...(owner && { owner }),
        topics: topicWords(statement),
        hasInstrument: instruments.length > 0,
      };
    });
  const exact = read.filter(({ hasInstrument }) => hasInstrument);
  return (exact.length > 0 ? exact : read).map(({ hasInstrument: _, ...measurement }) => measurement);
}
