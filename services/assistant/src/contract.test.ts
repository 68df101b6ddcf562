import { expectContractHolds, expectDocumentOf, testApp } from '@harambee/service-kit/testing';
import { assistant } from './app.ts';

const api = testApp(assistant);

test('the document names exactly these calls', () => expectDocumentOf(api, ['POST /api/chat/respond']));

test('pages of the version before get on with this service', () => expectContractHolds(api, 'assistant'));
