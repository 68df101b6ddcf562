import { expectContractHolds, expectDocumentOf, testApp } from '@harambee/service-kit/testing';
import { notifications } from './app.ts';

const api = testApp(notifications);

test('the document names exactly these calls', () =>
  expectDocumentOf(api, [
    'GET /api/events',
    'GET /api/test/notifications/{userId}',
    'PUT /api/test/notifications/{userId}/clear-all',
    'PUT /api/test/notifications/{userId}/{notificationId}/read',
  ]));

test('pages of the version before get on with this service', () => expectContractHolds(api, 'notifications'));
