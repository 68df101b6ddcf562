import { expectContractHolds, expectDocumentOf, testApp } from '@harambee/service-kit/testing';
import { assistant } from './app.ts';

const api = testApp(assistant);

test('the document lists exactly these calls', () => expectDocumentOf(api, ['POST /api/chat/respond']));

test('pages of the previous version work with this service', () => expectContractHolds(api, 'assistant'));
