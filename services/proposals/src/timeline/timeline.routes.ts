import {
  ErrorResponse,
  IdParams,
  Timeline,
  TimelineFileQuery,
  type TimelineFormat,
  TimelineQuery,
} from '@harambee/domain/schemas';
import type { Routes } from '@harambee/service-kit';
import { Type } from 'typebox';
import { noteFile } from '../timeline-notes/note-file.ts';
import { getTimeline } from './timeline.service.ts';
import { timelineFile } from './timeline-file.service.ts';
import type { TimelineSource } from './timeline-source.ts';

const refusals = { '4xx': ErrorResponse };
const params = IdParams;
const FileContent = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' });
const media = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
} as const satisfies Record<TimelineFormat, string>;

/** The history of a proposal, from everything that knows a part of it (TIMELINE-02). */
export const timelineRoutes =
  (sources: readonly TimelineSource[]): Routes =>
  async (app) => {
    app.get(
      '/:id/timeline',
      { schema: { params, querystring: TimelineQuery, response: { 200: Timeline, ...refusals } } },
      async ({ actor, params: { id }, query }) => getTimeline(sources, actor, id, query),
    );

    app.get(
      '/:id/timeline/file',
      {
        schema: {
          params,
          querystring: TimelineFileQuery,
          response: {
            200: {
              content: {
                [media.pdf]: { schema: FileContent },
                [media.csv]: { schema: FileContent },
              },
            },
            ...refusals,
          },
        },
      },
      async ({ actor, params: { id }, query, log }, reply) => {
        const { name, content } = await timelineFile(sources, actor, id, query);
        await noteFile(actor, id, `the timeline as ${query.format.toUpperCase()}`, log);
        return reply
          .type(media[query.format])
          .header('content-disposition', `attachment; filename="${name}"`)
          .send(content);
      },
    );
  };
