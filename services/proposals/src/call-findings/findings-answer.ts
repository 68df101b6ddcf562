import {
  type AttachmentKind,
  attachmentKinds,
  type EligibilityKind,
  eligibilityKinds,
  type LimitUnit,
  limitUnitNames,
} from '@harambee/domain';
import { UnusableAnswer } from '@harambee/service-kit/language-model';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { parsedObject } from '../model/writing-plan.ts';

/** A text has far fewer; what comes after them is not read. */
const mostFindings = 400;

const Place = Type.String({ pattern: '^[1-9]\\d{0,2}:[1-9]\\d{0,4}$' });
const words = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const figure = Type.Integer({ minimum: 1 });
const kindOf = <Kind extends string>(kinds: Readonly<Record<Kind, string>>) =>
  Type.Unsafe<Kind>({ type: 'string', enum: Object.keys(kinds) });
const finding = <What extends string, Said extends Parameters<typeof Type.Object>[0]>(
  what: What,
  said: Said,
) => Type.Object({ what: Type.Literal(what), at: Place, to: Type.Optional(Place), ...said });

const Finding = Type.Union([
  finding('name', { text: words(300) }),
  finding('funder', { text: words(200) }),
  finding('reference', { text: words(100) }),
  finding('deadline', {
    day: Type.String({ pattern: '^20\\d{2}-\\d{2}-\\d{2}$' }),
    time: Type.Optional(Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })),
  }),
  finding('amount', {
    least: Type.Optional(figure),
    most: Type.Optional(figure),
    currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$' })),
  }),
  finding('question', {
    text: words(2_000),
    number: Type.Optional(words(20)),
    limit: Type.Optional(figure),
    unit: Type.Optional(Type.Unsafe<LimitUnit>({ type: 'string', enum: limitUnitNames })),
  }),
  finding('eligibility', {
    text: words(2_000),
    kind: Type.Optional(kindOf<EligibilityKind>(eligibilityKinds)),
    excludes: Type.Optional(Type.Boolean()),
    value: Type.Optional(words(600)),
  }),
  finding('attachment', {
    text: words(600),
    kind: Type.Optional(kindOf<AttachmentKind>(attachmentKinds)),
  }),
  finding('criterion', {
    text: words(2_000),
    weight: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 10_000 })),
  }),
]);
/** What a model says that a line says; nothing of it is believed before its line was read. */
export type ClaimedFinding = Static<typeof Finding>;

const wire = Compile(Finding);

/** Models write `null` and '' for what is not there. */
const withoutEmpty = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([, part]) => part !== null && part !== ''))
    : value;

/** The findings in an answer, and how many have another shape. Throws where there is no list of them. */
export function readFindings(answer: string): { claimed: ClaimedFinding[]; misshapen: number } {
  const { findings } = parsedObject(answer) ?? {};
  if (!Array.isArray(findings)) throw new UnusableAnswer('it is no list of findings');
  const all = findings.slice(0, mostFindings).map(withoutEmpty);
  const claimed = all.filter((one) => wire.Check(one));
  return { claimed, misshapen: findings.length - claimed.length };
}
