import { expectContractHolds, expectDocumentOf, testApp } from '@harambee/service-kit/testing';
import { funders } from './app.ts';

const api = testApp(funders);

test('the document names exactly these calls', () =>
  expectDocumentOf(api, [
    'DELETE /api/calls/{id}',
    'GET /api/calls/',
    'GET /api/calls/{id}',
    'GET /api/calls/{id}/applications',
    'GET /api/calls/{id}/eligibility',
    'GET /api/calls/{id}/file',
    'POST /api/calls/',
    'POST /api/calls/import',
    'POST /api/calls/read',
    'POST /api/calls/{id}/restore',
    'PUT /api/calls/{id}',
    'PUT /api/calls/{id}/eligibility/{rowId}',
  ]));

test('pages of the version before get on with this service', () => expectContractHolds(api, 'funders'));
