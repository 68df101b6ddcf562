import { expectContractHolds, expectDocumentOf, testApp } from '@harambee/service-kit/testing';
import { proposals } from './app.ts';

const api = testApp(proposals);

test('the document lists exactly these calls', () =>
  expectDocumentOf(api, [
    'GET /api/proposals/',
    'GET /api/proposals/analytics',
    'GET /api/proposals/model',
    'GET /api/proposals/stats',
    'GET /api/proposals/{id}',
    'GET /api/proposals/{id}/docx',
    'GET /api/proposals/{id}/pdf',
    'GET /api/proposals/{id}/text/changes',
    'GET /api/proposals/{id}/versions',
    'GET /api/proposals/{id}/versions/{version}',
    'PATCH /api/proposals/{id}/text',
    'POST /api/proposals/',
    'POST /api/proposals/call-findings',
    'POST /api/proposals/draft',
    'POST /api/proposals/model/check',
    'POST /api/proposals/{id}/generate',
    'POST /api/proposals/{id}/generate/stop',
    'POST /api/proposals/{id}/sections/{section}/variants',
    'POST /api/proposals/{id}/status',
    'POST /api/proposals/{id}/text/restore',
    'POST /api/proposals/{id}/text/versions',
    'POST /api/proposals/{id}/versions/{version}/read',
    'PUT /api/proposals/{id}',
  ]));

test('pages of the previous version work with this service', () => expectContractHolds(api, 'proposals'));
