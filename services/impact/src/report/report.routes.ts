import { ErrorResponse, ImpactReport, ReportFileQuery, ReportQuery } from '@harambee/domain/schemas';
import { derivedId, type Routes } from '@harambee/service-kit';
import { Type } from 'typebox';
import { documents } from './pdf/documents.ts';
import { impactReport } from './report.service.ts';

const FileContent = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' });
const media = 'application/pdf';

export const reportRoutes: Routes = async (app) => {
  app.get(
    '/impact/report',
    { schema: { querystring: ReportQuery, response: { 200: ImpactReport, '4xx': ErrorResponse } } },
    async ({ actor, query }) => impactReport(actor, query.period),
  );
  app.get(
    '/impact/report/pdf',
    {
      schema: {
        querystring: ReportFileQuery,
        response: { 200: { content: { [media]: { schema: FileContent } } }, '4xx': ErrorResponse },
      },
    },
    async ({ actor, query }, reply) => {
      const report = await impactReport(actor, query.period);
      const name = `impact-report-${report.to}.pdf`;
      return reply
        .type(media)
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(
          await documents.make({
            actor,
            kind: 'report',
            key: derivedId(JSON.stringify([report, query.paper])),
            input: () => ({ report, paper: query.paper }),
          }),
        );
    },
  );
};
