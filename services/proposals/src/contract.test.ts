import { expectContractHolds, expectDocumentOf, testApp } from '@harambee/service-kit/testing';
import { proposals } from './app.ts';

const api = testApp(proposals);

test('the document lists exactly these calls', () =>
  expectDocumentOf(api, [
    'DELETE /api/proposals/answers/{id}',
    'DELETE /api/proposals/{id}/duplicate-of',
    'GET /api/proposals/',
    'GET /api/proposals/analytics',
    'GET /api/proposals/answers',
    'GET /api/proposals/answers/choices',
    'GET /api/proposals/answers/search',
    'GET /api/proposals/answers/{id}',
    'GET /api/proposals/changed-facts',
    'GET /api/proposals/model',
    'GET /api/proposals/stats',
    'GET /api/proposals/{id}',
    'GET /api/proposals/{id}/application',
    'GET /api/proposals/{id}/application/file',
    'GET /api/proposals/{id}/application/sent',
    'GET /api/proposals/{id}/docx',
    'GET /api/proposals/{id}/pdf',
    'GET /api/proposals/{id}/text/changes',
    'GET /api/proposals/{id}/versions',
    'GET /api/proposals/{id}/versions/{version}',
    'PATCH /api/proposals/{id}/text',
    'POST /api/proposals/',
    'POST /api/proposals/call-findings',
    'POST /api/proposals/answers',
    'POST /api/proposals/answers/{id}/restore',
    'POST /api/proposals/changed-facts/accept',
    'POST /api/proposals/draft',
    'POST /api/proposals/model/check',
    'POST /api/proposals/{id}/duplicate',
    'POST /api/proposals/{id}/generate',
    'POST /api/proposals/{id}/generate/stop',
    'POST /api/proposals/{id}/sections/{section}/variants',
    'POST /api/proposals/{id}/status',
    'POST /api/proposals/{id}/text/restore',
    'POST /api/proposals/{id}/text/versions',
    'POST /api/proposals/{id}/versions/{version}/read',
    'PUT /api/proposals/answers/{id}',
    'PUT /api/proposals/answers/{id}/star',
    'PUT /api/proposals/{id}',
    'PUT /api/proposals/{id}/answers/{questionId}',
    'PUT /api/proposals/{id}/application',
  ]));

test('pages of the previous version work with this service', () => expectContractHolds(api, 'proposals'));
