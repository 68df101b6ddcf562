import { can, permissionOfPage, permissions, roleRow } from '@harambee/domain';
import type { ChatAction, ChatAnswer, ChatBody } from '@harambee/domain/schemas';
import type { Actor } from '@harambee/service-kit';
import { type AskModel, reasonOf, withinTime } from '@harambee/service-kit/language-model';
import type { FastifyBaseLogger } from 'fastify';
import type { Answer } from '../built-in/answer.ts';
import { builtInAnswer } from '../built-in/built-in.ts';
import { modelAnswer } from '../model/model-answer.ts';
import { PrivateText } from '../model/private-text.ts';
import { Records } from '../records/records.ts';
import { allowedActions } from '../tools/pages.ts';
import { asksToGo } from '../understanding/read.ts';

/** Time limit for all model and tool calls together; after it the built-in assistant answers. */
const modelBudgetMs = 40_000;

export interface RespondOptions {
  actor: Actor;
  body: ChatBody;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Absent if no model is configured. */
  ask?: AskModel;
  /** Aborted when the person leaves the page. */
  signal?: AbortSignal;
  onText?(text: string): void;
}

/** One answer: the model's if there is one and it is usable, else the built-in assistant's. */
export async function respond(options: RespondOptions): Promise<ChatAnswer> {
  const { actor, body } = options;
  const records = new Records(actor.tenantId, Date.now(), actor.userId);
  const firstName = actor.name.trim().split(/\s+/)[0] ?? '';
  const privacy = new PrivateText(body);
  const byModel = await tryModel(options, records, firstName, privacy);
  const answer = byModel ?? (await builtInAnswer(body, firstName, records));
  const { reply, actions } = forRole(answer, actor.role);
  return {
    reply,
    actions: await allowedActions(
      answer.goes || (byModel && asksToGo(body.message))
        ? actions.slice(0, 1)
        : actions.map((action) => ({ ...action, isOffer: true })),
      records,
    ),
    ...(answer.choices && { choices: answer.choices }),
    intent: answer.intent,
    answeredBy: byModel ? 'model' : 'built-in',
    ...(options.ask && privacy.isWithheld && { withheld: 'personal_data' as const }),
  };
}

/** Leaves out what the role does not include, and says so (TEAM-09). */
function forRole({ reply, actions = [] }: Answer, role: string): { reply: string; actions: ChatAction[] } {
  const refused = actions
    .flatMap(({ target }) => permissionOfPage(target) ?? [])
    .find((one) => !can(role, one));
  if (!refused) return { reply, actions };
  return {
    reply: `${reply}\n\n${permissions[refused].refusal}, and you are ${roleRow(role).noun}.`,
    actions: actions.filter(({ target }) => permissionOfPage(target) !== refused),
  };
}

async function tryModel(
  { ask, body, log, signal, onText }: RespondOptions,
  records: Records,
  firstName: string,
  privacy: PrivateText,
): Promise<Answer | undefined> {
  if (!ask || !privacy.mayBeAsked()) return undefined;
  try {
    return await modelAnswer({
      ask,
      body,
      privacy,
      firstName,
      records,
      signal: withinTime(modelBudgetMs, signal),
      onText,
    });
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, 'assistant: the language model gave no usable answer');
    return undefined;
  }
}
