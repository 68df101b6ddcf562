import type { CallContent } from '../call/call.schemas.ts';
import { currencyOf } from '../format/currencies.ts';
import { formatDay } from '../format/date-words.ts';
import { formatMoney } from '../format/formats.ts';
import type { DuplicateOf } from '../proposal/duplicates.schemas.ts';
import type { ProposalFields } from '../proposal-form/proposal-fields.schemas.ts';
import type { ProposalFieldName } from '../proposal-form/proposal-fields.ts';

/** What a call says about the form of a proposal that is made for it. */
export type CallForForm = Pick<
  CallContent,
  'name' | 'funder' | 'reference' | 'currency' | 'leastAmount' | 'mostAmount' | 'deadlineDay'
>;

/**
 * The form of a copy for another funder: everything that is about the project, nothing that was the former funder's
 * (CALL-37). `call` is that of the new one, if it is known.
 */
export function duplicatedForm(form: ProposalFields, title: string, call?: CallForForm): ProposalFields {
  const { sectionLimits: _limits, ...fields } = form;
  return {
    ...fields,
    title,
    grantId: (call?.reference || call?.name || '').slice(0, 100),
    deadline: call?.deadlineDay ?? '',
  };
}

const shortest = 3;

/** The names of the former funder that must not stay: the call's and the funder's, if they are long enough to search. */
export const formerNames = (form: Pick<ProposalFields, 'grantId'>, call?: CallForForm): string[] =>
  [
    ...new Set([form.grantId, call?.reference, call?.name, call?.funder].map((name) => name?.trim() ?? '')),
  ].filter((name) => name.length >= shortest);

/** Something that must change, or be looked at, before a copy goes to another funder. */
export interface DuplicateTask {
  field: ProposalFieldName;
  message: string;
  /** `must`: it cannot stay. `look`: it was chosen for the former funder, and only a person knows whether it fits. */
  kind: 'must' | 'look';
}

/**
 * What must change in the form of a copy, most urgent first (CALL-37). Names of the former funder in texts are found by
 * the checks (`formerFunder` in `@harambee/drafting`).
 */
export function duplicateTasks(form: ProposalFields, from: DuplicateOf, call?: CallForForm): DuplicateTask[] {
  const must = (field: ProposalFieldName, message: string): DuplicateTask => ({
    field,
    message,
    kind: 'must',
  });
  const look = (field: ProposalFieldName, message: string): DuplicateTask => ({
    field,
    message,
    kind: 'look',
  });
  const currency = currencyOf(form);
  const amount = formatMoney(form.requestedAmount, currency);
  const tasks: DuplicateTask[] = [];
  if (form.grantId === '') tasks.push(must('grantId', 'Add the grant ID of the new call.'));
  if (form.deadline === '') tasks.push(must('deadline', 'Add the deadline of the new call.'));
  if (call?.currency && call.currency !== currency)
    tasks.push(
      must(
        'currency',
        `The new call is in ${call.currency}; this proposal is in ${currency}. Convert the budget.`,
      ),
    );
  else if (call && call.mostAmount !== null && form.requestedAmount > call.mostAmount)
    tasks.push(
      must(
        'requestedAmount',
        `The new call gives at most ${formatMoney(call.mostAmount, currency)}; this asks for ${amount}.`,
      ),
    );
  else if (call && call.leastAmount !== null && form.requestedAmount < call.leastAmount)
    tasks.push(
      must(
        'requestedAmount',
        `The new call gives at least ${formatMoney(call.leastAmount, currency)}; this asks for ${amount}.`,
      ),
    );
  else if (form.requestedAmount > 0 && form.requestedAmount === from.requestedAmount)
    tasks.push(look('requestedAmount', `The amount is still the former one, ${amount}.`));
  if (form.startDate && form.startDate === from.startDate)
    tasks.push(look('startDate', `The project still starts on ${formatDay(form.startDate)}.`));
  if (form.projectDuration === from.durationMonths)
    tasks.push(look('projectDuration', `It still lasts ${form.projectDuration} months.`));
  return tasks;
}
