import { expectContractKept, testApp } from '@harambee/service-kit/testing';
import { assistant } from './app.ts';

const api = testApp(assistant);

test('pages of the version before get on with this service', () => expectContractKept(api, 'assistant'));
