import { type Static, Type } from 'typebox';
import { Author } from '../schemas/author.schemas.ts';
import { PageQuery, PaperQuery, StrictObject, Timestamp } from '../schemas/common.schemas.ts';
import { type TimelineKind, timelineGroupNames, timelineKindNames } from './timeline-kinds.ts';

/** Something that happened with a proposal. */
export const TimelineEntry = StrictObject({
  id: Type.String({ minLength: 1, maxLength: 200 }),
  at: Timestamp,
  kind: Type.Unsafe<TimelineKind>({ type: 'string', enum: timelineKindNames }),
  /** Who did it; absent for what Harambee did. */
  by: Type.Optional(Author),
  /** What they did, to follow their name: "agreed with the text 3f9a 07c2"; without `by`, a whole sentence. */
  text: Type.String(),
  /** In people's own words: a reason, a comment. */
  quote: Type.Optional(Type.String()),
});
export type TimelineEntry = Static<typeof TimelineEntry>;

const groups = timelineGroupNames.join('|');
const filters = {
  /** Names of groups, separated by commas; absent: everything. */
  groups: Type.Optional(Type.String({ pattern: `^(${groups})(,(${groups})){0,6}$` })),
  /** The id of a person or guest. */
  by: Type.Optional(Author.properties.id),
};

/** GET /api/proposals/{id}/timeline. */
export const TimelineQuery = StrictObject({ ...PageQuery.properties, ...filters });
export type TimelineQuery = Static<typeof TimelineQuery>;

/** Newest first. */
export const Timeline = StrictObject({
  entries: Type.Array(TimelineEntry),
  /** Absent on the last page. */
  nextCursor: Type.Optional(Type.String()),
});
export type Timeline = Static<typeof Timeline>;

export const timelineFormats = ['pdf', 'csv'] as const;
export type TimelineFormat = (typeof timelineFormats)[number];

/** GET /api/proposals/{id}/timeline/file. */
export const TimelineFileQuery = StrictObject({
  format: Type.Unsafe<TimelineFormat>({ type: 'string', enum: [...timelineFormats] }),
  ...filters,
  ...PaperQuery,
});
export type TimelineFileQuery = Static<typeof TimelineFileQuery>;
