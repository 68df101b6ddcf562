import { type Answer, type RecordedRequest, says } from './model-server.ts';

interface ToldSlot {
  slot: string;
  kind: string;
  states: string;
}

/** What a request gives the model as data. */
export function materialOf({ body }: RecordedRequest): Record<string, unknown> {
  const asked = body.messages.findLast(
    ({ role, content }) => role === 'user' && content.includes('<material>'),
  );
  return JSON.parse(/<material>\n(.*)\n<\/material>$/s.exec(asked?.content ?? '')?.[1] ?? '{}');
}

/** True for the request that asks for the plan. */
export const isPlanRequest = ({ body }: RecordedRequest): boolean =>
  body.messages[0]?.content.includes('You plan a proposal') ?? false;

/** The section a request asks for, by its title; nothing for the plan. */
export const sectionOf = ({ body }: RecordedRequest): string | undefined =>
  /^Write the section "([^"]+)"/.exec(body.messages[1]?.content ?? '')?.[1];

const sentences: Record<string, (told: ToldSlot) => string> = {
  organization: ({ slot }) => `${slot} knows this place and the people who live in it.`,
  person: ({ slot }) => `${slot} answers for the work from day to day.`,
  place: ({ slot }) => `The work is led from ${slot}.`,
  title: ({ slot }) => `The name of the work is ${slot}.`,
  money: ({ slot, states }) =>
    states.startsWith('the amount requested')
      ? `The amount requested is ${slot} in all.`
      : `What it takes is ${states}: ${slot}.`,
  count: ({ slot }) => `The work reaches ${slot}.`,
  date: ({ slot }) => `The work runs from ${slot}.`,
  duration: ({ slot }) => `The work lasts ${slot}.`,
  share: ({ slot, states }) => `Of ${states.replace(/^the /, 'the ')}, the work takes ${slot}.`,
  change: ({ slot, states }) => `What matters most is ${states}: ${slot}.`,
  statement: ({ slot }) => slot,
  phrase: ({ slot }) => `The plan says this: ${slot}.`,
};

/** A sentence that states this fact, by the rules. */
export const sentenceOf = (told: ToldSlot): string | undefined => sentences[told.kind]?.(told);

const opening =
  'What is done here is done with the people who live with it, and it begins with what they know.';

/** A section by the rules, with every fact that the request offers. */
export function goodSection(request: RecordedRequest): string {
  const { use = [] } = materialOf(request) as { use?: ToldSlot[] };
  return [opening, ...use.flatMap((one) => sentenceOf(one) ?? [])].join(' ');
}

/** A model that keeps the rules. `changed` may spoil a section before it is sent. */
export const writes =
  (
    changed: (section: string, request: RecordedRequest) => string = (section) => section,
    pieceSize?: number,
  ): Answer =>
  (response, request) =>
    says(isPlanRequest(request) ? '{}' : changed(goodSection(request), request), pieceSize)(
      response,
      request,
    );
