import { askFindingsLimits, callTooLongForModel, charactersOfPages, whyWithoutModel } from '@harambee/domain';
import type { AskCallFindings, AskedCallFindings, CallLine, CallPages } from '@harambee/domain/schemas';
import { personalDataIn } from '@harambee/drafting/checks';
import { Conflict, Unavailable, ValidationFailed } from '@harambee/service-kit';
import { chatClient, type LanguageModelConfig } from '@harambee/service-kit/language-model';
import type { FastifyBaseLogger } from 'fastify';
import { PatientModel } from '../model/patient-model.ts';
import { type ClaimedFinding, readFindings } from './findings-answer.ts';
import { findingsMessages } from './findings-prompt.ts';
import { type VerifiedFinding, verifiedFinding } from './reading/verified-finding.ts';
import { lineName, type NumberedLine, partsOfText } from './text-parts.ts';

interface AskedFindings {
  request: AskCallFindings;
  model: LanguageModelConfig | undefined;
  log: FastifyBaseLogger;
  /** Ends when nobody waits for the answer any more. */
  signal: AbortSignal;
}

/** Less than the route may take. */
const modelWithinMs = 45_000;
/** More than the findings of one part; reading stops there. */
const maximumCharacters = 80_000;

/** POST /api/proposals/call-findings: what a language model finds in a call, as far as the call says it (CALL-19). */
export async function findingsByModel(given: AskedFindings): Promise<AskedCallFindings> {
  const { request, model, signal } = given;
  const { pages } = request;
  if (!model) throw new Conflict(whyWithoutModel.no_model);
  if (charactersOfPages(pages) > askFindingsLimits.characters)
    throw new ValidationFailed([{ field: 'pages', message: callTooLongForModel }]);
  const personal = request.confirmed ? undefined : personalDataOf(pages);
  if (personal)
    throw new ValidationFailed([
      { field: 'confirmed', message: `${whyWithoutModel.personal_data} ${personal}` },
    ]);
  const parts = partsOfText(pages);
  if (parts.length === 0)
    throw new ValidationFailed([{ field: 'pages', message: 'There are no words in this text.' }]);
  const answers = await Promise.all(parts.map((lines) => answerOn(lines, model, given)));
  signal.throwIfAborted();
  const answered = answers.filter((answer) => answer !== undefined);
  if (answered.length === 0)
    throw new Unavailable(
      'The language model gave no answer that can be used. What was found before stays; try again later.',
    );
  const claimed = answered.flatMap(({ claimed }) => claimed);
  const verified = claimed.flatMap((one, at) => verifiedFinding(one, pages, `m${at + 1}`) ?? []);
  const misshapen = answered.reduce((sum, one) => sum + one.misshapen, 0);
  return {
    findings: withoutRepeats(verified).map(({ finding }) => finding),
    lines: linesOf(verified),
    leftOut: claimed.length - verified.length + misshapen,
    unanswered: parts.length - answered.length,
    parts: parts.length,
  };
}

/** A sentence may run on in the next line. */
function personalDataOf(pages: CallPages): string | undefined {
  for (const lines of pages)
    for (const [at, line] of lines.entries()) {
      const [found] = personalDataIn(`${line} ${lines[at + 1] ?? ''}`);
      if (found) return found;
    }
  return undefined;
}

/** What the model says of one part of the text, only of that part; undefined where it says nothing of use in time. */
async function answerOn(
  lines: readonly NumberedLine[],
  client: LanguageModelConfig,
  { signal, log }: AskedFindings,
): Promise<{ claimed: ClaimedFinding[]; misshapen: number } | undefined> {
  const model = new PatientModel({
    ask: chatClient(client, { maximumCharacters }),
    signal,
    until: Date.now() + modelWithinMs,
    log,
    backOffMs: 200,
  });
  const answer = await model.answer({
    about: 'findings in a call',
    messages: findingsMessages(lines),
    read: readFindings,
  });
  const places = new Set(lines.map(([at]) => at));
  return (
    answer && {
      claimed: answer.claimed.filter(({ at }) => places.has(at)),
      misshapen: answer.misshapen + answer.claimed.filter(({ at }) => !places.has(at)).length,
    }
  );
}

const keyOf = ({ finding }: VerifiedFinding): string => {
  const { id: _id, source, ...said } = finding;
  return `${lineName(source)} ${JSON.stringify(said)}`;
};

const withoutRepeats = (findings: readonly VerifiedFinding[]): VerifiedFinding[] => [
  ...new Map(findings.map((one) => [keyOf(one), one])).values(),
];

function linesOf(findings: readonly VerifiedFinding[]): CallLine[] {
  const all = findings.flatMap(({ lines }) => lines);
  return [...new Map(all.map((line) => [lineName(line), line])).values()];
}
