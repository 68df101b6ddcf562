import { answersInWords, listWords, paths } from '@harambee/domain';
import type { OpenCall } from '../../records/calls.ts';
import type { KnownApplication } from '../../records/known-application.model.ts';
import { goToPage } from '../../tools/pages.ts';
import { counted, plain } from '../../tools/plain.ts';
import type { Answer, Question } from '../answer.ts';
import { openApplication } from './call-words.ts';

const listed = 8;

const rest = (count: number): string => (count > 0 ? `\n- and ${count} more` : '');

/** The applications whose call or title the question names; all of them where it names none. */
function asked({ understood }: Question, calls: readonly OpenCall[]): KnownApplication[] {
  const all = calls.flatMap(({ applications }) => applications);
  const { names } = understood;
  if (names.length === 0) return all;
  const matches = ({ name, funder }: OpenCall, { title }: KnownApplication) => {
    const words = `${name} ${funder} ${title}`.toLowerCase();
    return names.filter((word) => words.includes(word)).length;
  };
  const ranked = calls.flatMap((call) =>
    call.applications.map((application) => ({ application, hits: matches(call, application) })),
  );
  const best = Math.max(0, ...ranked.map(({ hits }) => hits));
  const named = ranked.filter(({ hits }) => hits === best && best > 0).map(({ application }) => application);
  return named.length > 0 ? named : all;
}

/** "Which questions have no answer?", "what is still unanswered for the Rivers Trust?" (CALL-44). */
export async function openQuestions(question: Question): Promise<Answer> {
  const calls = await question.records.calls();
  const applications = asked(question, calls);
  const open = applications.filter(({ required, answered }) => required > answered);
  const [first] = open;
  if (applications.length === 0) {
    return {
      intent: 'questions.none',
      reply: 'No application to a funder’s call is being written. Start one from a call.',
      actions: [goToPage(paths.calls)],
    };
  }
  if (!first) {
    const [only] = applications;
    return {
      intent: 'questions.answered',
      reply: `Every required question has an answer in ${listWords(applications.slice(0, listed).map(({ title }) => `**${plain(title)}**`))}.`,
      ...(only && { actions: [openApplication(only)] }),
    };
  }
  const parts = open.slice(0, 3).map((application) => {
    const questions = application.openQuestions.slice(0, listed).map(({ text }) => `- ${plain(text)}`);
    const more = application.required - application.answered - questions.length;
    return `**${plain(application.title)}**: ${answersInWords(application)}.\n\n${questions.join('\n')}${rest(more)}`;
  });
  const others = open.length - parts.length;
  return {
    intent: 'questions.open',
    reply: `${parts.join('\n\n')}${others > 0 ? `\n\n${counted(others, 'more application')} with open questions.` : ''}`,
    actions: [openApplication(first)],
  };
}
