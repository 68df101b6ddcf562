import { expectContractHolds, expectDocumentOf, testApp } from '@harambee/service-kit/testing';
import { funders } from './app.ts';

const api = testApp(funders);

test('the document names exactly these calls', () =>
  expectDocumentOf(api, [
    'DELETE /api/calls/documents/uploads/{id}',
    'DELETE /api/calls/documents/{id}',
    'DELETE /api/calls/{id}',
    'GET /api/calls/',
    'GET /api/calls/documents',
    'GET /api/calls/documents/uploads/{id}',
    'GET /api/calls/documents/{id}',
    'GET /api/calls/documents/{id}/file',
    'GET /api/calls/{id}',
    'GET /api/calls/{id}/checklist',
    'GET /api/calls/{id}/documents',
    'GET /api/calls/{id}/applications',
    'GET /api/calls/{id}/eligibility',
    'GET /api/calls/{id}/file',
    'POST /api/calls/',
    'POST /api/calls/documents',
    'POST /api/calls/documents/uploads',
    'POST /api/calls/documents/{id}/earlier-file',
    'POST /api/calls/documents/{id}/restore',
    'POST /api/calls/import',
    'POST /api/calls/read',
    'POST /api/calls/{id}/restore',
    'PUT /api/calls/documents/uploads/{id}/parts/{first}',
    'PUT /api/calls/documents/{id}',
    'PUT /api/calls/documents/{id}/file',
    'PUT /api/calls/{id}',
    'PUT /api/calls/{id}/checklist/{attachmentId}',
    'PUT /api/calls/{id}/eligibility/{rowId}',
  ]));

test('pages of the version before get on with this service', () => expectContractHolds(api, 'funders'));
